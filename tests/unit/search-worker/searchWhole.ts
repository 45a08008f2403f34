import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

/** Searches as the page does, again at each progress event, until the texts are loaded or have failed. */
export async function searchWhole(client: SearchClient, query: Query): Promise<SearchResponse> {
  for (;;) {
    const page = await client.search(query, new AbortController().signal);
    if (page.catalog.texts !== 'loading') return page;
    await new Promise<void>((resolve) => {
      const stop = client.onProgress(() => {
        stop();
        resolve();
      });
    });
  }
}

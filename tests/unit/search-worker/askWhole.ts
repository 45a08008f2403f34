import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

/** Asks a client as the screen does, again each time that there is more, until the texts are there or given up. */
export async function askWhole(client: SearchClient, query: Query): Promise<SearchPage> {
  for (;;) {
    const page = await client.search(query, new AbortController().signal);
    if (page.catalogue.texts !== 'coming') return page;
    await new Promise<void>((resolve) => {
      const stop = client.onProgress(() => {
        stop();
        resolve();
      });
    });
  }
}

import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isAbort, ShopError, toShopError } from '@/base/shopError';
import type { Overlay } from '@/domain/overlay';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { SearchClient } from '@/search-worker/client';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { conditionsKey, isSameQuery } from './isSameQuery';
import { keepSoldInPlace } from './keepSoldInPlace';
import { objectKey } from './objectKey';
import type { SearchResult } from './searchResult';
import { useMergedValue } from './useMergedValue';

/** The state of a search. Until its result has arrived, `result` is that of the previous query. When the catalog or the overlay
 *  changes, the result of the same query stays ready until a newer one replaces it. */
export type Search = {
  readonly status: 'pending' | 'ready' | 'failed';
  readonly result: SearchResult | null;
  /** Null unless failed. */
  readonly error: ShopError | null;
  /** Changes when more of the catalog has become searchable, for the keys of further requests. */
  readonly loadProgress: number;
};

export type StartSearch = {
  /** Requests the result of a query before the page is rendered with it, so that the worker searches meanwhile. */
  readonly start: (query: Query) => void;
};

/** Searches the catalog. The key contains everything that a result depends on: the client (one for each loaded catalog), the
 *  loaded part of the catalog, the overlay and the conditions.
 *  @param client   null while it is being started
 *  @param overlay  must have been passed to the client before */
export function useSearch(client: SearchClient | null, query: Query, overlay: Overlay | null): Search & StartSearch {
  const loadProgress = useLoadProgress(client);
  const searchOf = (searched: Query) => searchOptions(client, searched, loadProgress, overlay);
  const { data, error } = useQuery({ ...searchOf(query), placeholderData: keepPreviousData });
  const result = useMergedValue(data, (shown, next) => mergeResults(shown, next, overlay)) ?? null;
  const requests = useQueryClient();
  const start = useStableCallback((next: Query) => void requests.prefetchQuery(searchOf(next)));
  if (error instanceof ShopError) return { status: 'failed', result, error, loadProgress, start };
  const isCurrent = result !== null && isSameQuery(result.query, query);
  return { status: isCurrent ? 'ready' : 'pending', result, error: null, loadProgress, start };
}

function searchOptions(client: SearchClient | null, query: Query, loadProgress: number, overlay: Overlay | null) {
  return queryOptions({
    queryKey: ['search', objectKey(client), loadProgress, objectKey(overlay), conditionsKey(query)],
    queryFn:
      client === null
        ? skipToken
        : async ({ signal }): Promise<SearchResult> => {
            try {
              // Later hits are listed and loaded when they come into view (useMoreResults).
              return { query, page: await client.search({ ...query, shown: PAGE_SIZE }, signal) };
            } catch (cause) {
              throw isAbort(cause) ? cause : toShopError(cause, 'shop-search');
            }
          },
    // Without a text in the query, titles and notes arrive without a new revision.
    staleTime: ({ state }) => (state.data?.page.catalog.texts === 'loading' ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** Counts how often more of the catalog has become searchable: offers, or the texts that a query searches. */
function useLoadProgress(client: SearchClient | null): number {
  const [revision, setRevision] = useState(0);
  useEffect(() => client?.onProgress(() => setRevision((count) => count + 1)), [client]);
  return revision;
}

function mergeResults(shown: SearchResult, next: SearchResult, overlay: Overlay | null): SearchResult {
  if (!isSameQuery(shown.query, next.query)) return next;
  const page = overlay === null ? next.page : keepSoldInPlace(shown.page, next.page, overlay.sold);
  return { query: shown.query, page };
}

import { keepPreviousData, type QueryClient, skipToken, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { conditionsKey, isSameQuery } from './isSameQuery';
import { keepSoldCodes } from './keepSoldInPlace';
import { objectKey } from './objectKey';
import { offersQuery } from './useOffers';
import { useMergedValue } from './useMergedValue';
import { type SearchState, useSearchState } from './useSearchState';

/** All hits to be shown, by index from 0: the first page at once, later ones by code, loaded when they come into view. */
export type MoreResults = {
  readonly total: number;
  /** Known codes: those of the first page, then all others together. */
  readonly codes: readonly OfferCode[];
  /** Undefined until the hit has been loaded. */
  readonly hitAt: (index: number) => Hit | undefined;
  /** Loads the hits from `from` to before `to`. */
  readonly loadRange: (from: number, to: number) => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Pages that stay loaded, so that scrolling through a long list does not collect all of it. */
const MAX_LOADED_PAGES = 20;

/** Lists the hits beyond the first page and loads those that come into view. */
export function useMoreResults(): MoreResults {
  const { client, overlay, query, result, catalogRevision } = useSearchState();
  const queryClient = useQueryClient();
  const listing = useListing({ client, overlay, query, result, catalogRevision });
  const { codes, first } = listing;
  const [visited, setVisited] = useState<readonly number[]>([]);

  const listed = result?.query ?? query;
  const pages = visited.filter((page) => page * PAGE_SIZE < codes.length);
  const requests = pages.map((page) => {
    const codesOfPage = codes.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).filter((code) => !first.has(code));
    const request = offersQuery(client, codesOfPage, listed, overlay, catalogRevision);
    return { ...request, placeholderData: () => findCachedOffers(queryClient, request.queryKey, codesOfPage) };
  });
  const loaded = useQueries({ queries: requests, combine: combinePages });

  const loadRange = useCallback((from: number, to: number) => {
    const start = Math.max(0, Math.floor(from / PAGE_SIZE));
    const end = Math.ceil(to / PAGE_SIZE);
    const range = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index).filter(isFurther);
    setVisited((before) => {
      if (range.every((page) => before.includes(page))) return before;
      return [...range, ...before.filter((page) => !range.includes(page))].slice(0, MAX_LOADED_PAGES);
    });
  }, []);
  const { refetch: retryListing } = listing;
  const retry = useCallback(() => {
    if (listing.hasFailed) void retryListing();
    for (const retryPage of loaded.failed) void retryPage();
  }, [listing.hasFailed, retryListing, loaded.failed]);

  return useMemo(
    () => ({
      total: listing.total,
      codes,
      hitAt: (index) => {
        const code = codes[index];
        return code === undefined ? undefined : (first.get(code) ?? loaded.hits.get(code));
      },
      loadRange,
      hasFailed: listing.hasFailed || loaded.failed.length > 0,
      retry,
    }),
    [listing.total, codes, first, loaded, loadRange, listing.hasFailed, retry],
  );
}

type ListingSource = Pick<SearchState, 'client' | 'overlay' | 'query' | 'result' | 'catalogRevision'>;

/** Lists the codes of all hits to be shown. */
function useListing({ client, overlay, query, result, catalogRevision }: ListingSource) {
  const { hits, total } = result?.page ?? { hits: NO_HITS, total: 0 };
  const shown = Math.min(query.shown, total);
  const isNeeded = client !== null && result !== null && shown > hits.length;
  const conditions = result === null ? '' : conditionsKey(result.query);
  const { data, isError, refetch } = useQuery({
    queryKey: ['listing', objectKey(client), conditions, query.shown, catalogRevision, objectKey(overlay)],
    queryFn: isNeeded
      ? async ({ signal }) => {
          const { codes } = await client.points(result.query, query.shown, signal);
          return { query: result.query, codes };
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });
  const listed = useMergedValue(data, (before, next) =>
    overlay === null || !isSameQuery(before.query, next.query)
      ? next
      : { ...next, codes: keepSoldCodes(before.codes, next.codes, overlay.sold) },
  );
  // The codes of another query are of no use, and the first page is newer than the list.
  const further = isNeeded && listed !== undefined && isSameQuery(listed.query, result.query) ? listed.codes : null;
  const first = useMemo(() => new Map(hits.map((hit) => [hit.offer.code, hit])), [hits]);
  const codes = useMemo(
    () => [...first.keys(), ...(further ?? []).filter((code) => !first.has(code))],
    [first, further],
  );
  const count = further === null ? Math.max(shown, hits.length) : codes.length;
  return { total: count, codes, first, hasFailed: isError, refetch };
}

const NO_HITS: readonly Hit[] = [];

function isFurther(page: number): boolean {
  return page > 0;
}

type LoadedOffers = { readonly codes: readonly OfferCode[]; readonly hits: readonly Hit[] };

function combinePages(pages: readonly UseQueryResult<LoadedOffers>[]) {
  const hits = new Map(pages.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.offer.code, hit]));
  const failed = pages.filter(({ isError }) => isError).map(({ refetch }) => refetch);
  return { hits, failed };
}

/** Finds offers that were loaded for the same query with an earlier catalog or overlay: they stay on screen meanwhile.
 *  @returns  undefined if one of them was not */
function findCachedOffers(
  queryClient: QueryClient,
  [kind, client, conditions]: readonly unknown[],
  codes: readonly OfferCode[],
): LoadedOffers | undefined {
  const cached = queryClient.getQueriesData<LoadedOffers>({ queryKey: [kind, client, conditions] });
  const known = new Map(cached.flatMap(([, data]) => data?.hits ?? []).map((hit) => [hit.offer.code, hit]));
  const hits = codes.flatMap((code) => known.get(code) ?? []);
  return hits.length === codes.length ? { codes, hits } : undefined;
}

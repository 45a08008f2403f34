import { keepPreviousData, skipToken, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { conditionsKey, isSameQuery } from './isSameQuery';
import { keepSoldCodes } from './keepSoldInPlace';
import { objectKey } from './objectKey';
import { useMergedValue } from './useMergedValue';
import { offersQuery } from './useOffers';
import { type SearchState, useSearchState } from './useSearchState';

/** All hits to be shown, by index. The first page is available at once; further hits are loaded when they come into view. */
export type MoreResults = {
  readonly total: number;
  /** The known codes: at first those of the first page; later those of all hits, which arrive together. */
  readonly codes: readonly OfferCode[];
  /** Undefined until the hit has been loaded. */
  readonly hitAt: (index: number) => Hit | undefined;
  /** Loads the hits from `from` to before `to`. */
  readonly loadRange: (from: number, to: number) => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Limits the memory of a long list: of more pages, the earliest visited are dropped, and loaded again when needed. */
const MAX_LOADED_PAGES = 20;

/** Lists the hits beyond the first page and loads those that come into view. */
export function useMoreResults(): MoreResults {
  const { client, overlay, query, result, loadProgress } = useSearchState();
  const listing = useListing({ client, overlay, query, result, loadProgress: loadProgress });
  const { codes, first } = listing;
  const listedQuery = result?.query ?? query;
  const conditions = conditionsKey(listedQuery);

  const [visited, setVisited] = useState<VisitedPages>({ conditions, pages: [] });
  const loadRange = useCallback(
    (from: number, to: number) => setVisited((before) => visitRange(before, conditions, from, to)),
    [conditions],
  );
  const pages = visited.conditions === conditions ? visited.pages : [];
  const loaded = useQueries({
    queries: pages.map((page) => {
      const codesOfPage = codes.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).filter((code) => !first.has(code));
      return offersQuery(client, codesOfPage, listedQuery, overlay, loadProgress);
    }),
    combine: combinePages,
  });
  // Hits of an earlier catalog or overlay stay on screen until they have been loaded again.
  const complete = useMemo(
    () => (loaded.isPending ? undefined : { conditions, hits: loaded.hits }),
    [loaded, conditions],
  );
  const earlier = useMergedValue(complete, (_, latest) => latest);
  const fallback = earlier?.conditions === conditions ? earlier.hits : loaded.hits;

  const { refetch: listAgain, hasFailed } = listing;
  const retry = useCallback(() => {
    if (hasFailed) void listAgain();
    for (const loadAgain of loaded.failed) void loadAgain();
  }, [hasFailed, listAgain, loaded.failed]);

  return useMemo(
    () => ({
      total: listing.total,
      codes,
      hitAt: (index) => {
        const code = codes[index];
        return code === undefined ? undefined : (first.get(code) ?? loaded.hits.get(code) ?? fallback.get(code));
      },
      loadRange,
      hasFailed: hasFailed || loaded.failed.length > 0,
      retry,
    }),
    [listing.total, codes, first, loaded, fallback, loadRange, hasFailed, retry],
  );
}

type VisitedPages = {
  /** Of the query that the pages belong to. */
  readonly conditions: string;
  /** Page numbers, the latest first; 0 is the first page, which needs no request. */
  readonly pages: readonly number[];
};

function visitRange(before: VisitedPages, conditions: string, from: number, to: number): VisitedPages {
  const start = Math.max(1, Math.floor(from / PAGE_SIZE));
  const end = Math.ceil(to / PAGE_SIZE);
  const range = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  const known = before.conditions === conditions ? before.pages : [];
  // Pages of other conditions are ignored where they are read.
  if (range.every((page) => known.includes(page))) return before;
  const pages = [...range, ...known.filter((page) => !range.includes(page))].slice(0, MAX_LOADED_PAGES);
  return { conditions, pages };
}

type ListingSource = Pick<SearchState, 'client' | 'overlay' | 'query' | 'result' | 'loadProgress'>;

/** Lists the codes of all hits to be shown. */
function useListing({ client, overlay, query, result, loadProgress }: ListingSource) {
  const { hits, total } = result?.page ?? { hits: NO_HITS, total: 0 };
  const shown = Math.min(query.shown, total);
  const isNeeded = client !== null && result !== null && shown > hits.length;
  const conditions = result === null ? '' : conditionsKey(result.query);
  const { data, isError, refetch } = useQuery({
    queryKey: ['listing', objectKey(client), conditions, query.shown, loadProgress, objectKey(overlay)],
    queryFn: isNeeded
      ? async ({ signal }) => {
          const { codes } = await client.listMatches(result.query, query.shown, signal);
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
  // Codes of another query are ignored. For its own hits, the first page counts, because it is newer than the list.
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

type LoadedOffers = { readonly hits: readonly Hit[] };

function combinePages(pages: readonly UseQueryResult<LoadedOffers>[]) {
  const hits = new Map(pages.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.offer.code, hit]));
  const failed = pages.filter(({ isError }) => isError).map(({ refetch }) => refetch);
  return { hits, failed, isPending: pages.some(({ isPending }) => isPending) };
}

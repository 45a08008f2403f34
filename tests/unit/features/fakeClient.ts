import type { OfferCode } from '@/domain/offer';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

/** A pending call of a fake client, which the test resolves or rejects. */
export type Call<T> = {
  readonly query: Query;
  readonly codes: readonly OfferCode[];
  readonly queries: readonly Query[];
  readonly text: string;
  readonly signal: AbortSignal;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
};

/** Creates a search client that records its calls for the test to resolve. */
export function createFakeClient() {
  const searches: Call<SearchResponse>[] = [];
  const lowPrioritySearches: Call<SearchResponse>[] = [];
  const lookups: Call<readonly Hit[]>[] = [];
  const codeSearches: Call<readonly OfferCode[]>[] = [];
  const counts: Call<readonly number[]>[] = [];
  const listings: Call<ScatterPoints>[] = [];
  const listeners = new Set<() => void>();
  const setOverlay = jest.fn();
  const client: SearchClient = {
    search: (query, signal) => record(searches, { ...EMPTY_CALL, query, signal }),
    lowPriority: (query, signal) => record(lowPrioritySearches, { ...EMPTY_CALL, query, signal }),
    offers: (codes, query, signal) => record(lookups, { ...EMPTY_CALL, query, codes, signal }),
    codes: (text, _limit, signal) => record(codeSearches, { ...EMPTY_CALL, text, signal }),
    totals: (queries, signal) => record(counts, { ...EMPTY_CALL, queries, signal }),
    listMatches: (query, _limit, signal) => record(listings, { ...EMPTY_CALL, query, signal }),
    setOverlay,
    onProgress: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => undefined,
  };
  const progress = () => {
    for (const listener of listeners) listener();
  };
  return { client, searches, lowPrioritySearches, lookups, codeSearches, counts, listings, setOverlay, progress };
}

const EMPTY_CALL = {
  query: EMPTY_QUERY,
  codes: [],
  queries: [],
  text: '',
};

function record<T>(calls: Call<T>[], call: Omit<Call<T>, 'resolve' | 'reject'>): Promise<T> {
  return new Promise((resolve, reject) => {
    calls.push({ ...call, resolve, reject });
  });
}

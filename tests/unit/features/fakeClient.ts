import type { OfferCode } from '@/domain/offer';
import type { Points } from '@/domain/points';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import type { Hit, PartialResult, SearchResponse } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

/** One call of a fake client, waiting for the test to answer it. */
export type Call<T> = {
  readonly query: Query;
  readonly codes: readonly OfferCode[];
  readonly queries: readonly Query[];
  readonly text: string;
  readonly signal: AbortSignal;
  /** Tells the head of a search that asked for it. */
  readonly tell: (head: PartialResult) => void;
  readonly answer: (value: T) => void;
  readonly refuse: (error: unknown) => void;
};

/** A search client that remembers what it is asked and answers when the test says so. */
export function createFakeClient() {
  const searches: Call<SearchResponse>[] = [];
  const asides: Call<SearchResponse>[] = [];
  const lookups: Call<readonly Hit[]>[] = [];
  const codeSearches: Call<readonly OfferCode[]>[] = [];
  const counts: Call<readonly number[]>[] = [];
  const plots: Call<Points>[] = [];
  const listeners = new Set<() => void>();
  const setOverlay = jest.fn();
  const client: SearchClient = {
    search: (query, signal, tell = NOTHING.tell) => wait(searches, { ...NOTHING, query, signal, tell }),
    lowPriority: (query, signal) => wait(asides, { ...NOTHING, query, signal }),
    offers: (codes, query, signal) => wait(lookups, { ...NOTHING, query, codes, signal }),
    codes: (text, _limit, signal) => wait(codeSearches, { ...NOTHING, text, signal }),
    totals: (queries, signal) => wait(counts, { ...NOTHING, queries, signal }),
    listMatches: (query, _limit, signal) => wait(plots, { ...NOTHING, query, signal }),
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
  return { client, searches, asides, lookups, codeSearches, counts, plots, setOverlay, progress };
}

const NOTHING = { query: EMPTY_QUERY, codes: [], queries: [], text: '', tell: (_head: PartialResult) => undefined };

function wait<T>(calls: Call<T>[], asked: Omit<Call<T>, 'answer' | 'refuse'>): Promise<T> {
  return new Promise((answer, refuse) => {
    calls.push({ ...asked, answer, refuse });
  });
}

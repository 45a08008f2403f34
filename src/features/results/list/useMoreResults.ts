import type { OfferCode } from '@/domain/offer';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { MoreResults } from '@/features/search-state/useMoreResults';
import type { PlacedHit } from './mergeStaleResults';

/** The hits after the first page. Indexes count from 0, the first one after the result's own hits. */
export type FurtherHits = {
  readonly count: number;
  readonly codes: readonly OfferCode[];
  readonly at: (index: number) => PlacedHit | null;
  readonly need: (from: number, to: number) => void;
  readonly failed: boolean;
  readonly retry: () => void;
};

export const NOTHING_FURTHER: FurtherHits = {
  count: 0,
  codes: [],
  at: () => null,
  need: () => {},
  failed: false,
  retry: () => {},
};

/** Returns the hits after the first page of a result. */
export function toFurtherHits(more: MoreResults, answer: SearchResult): FurtherHits {
  const { length } = answer.page.hits;
  return {
    count: more.total - length,
    codes: more.codes.slice(length),
    at: (index) => {
      const hit = more.hitAt(index + length);
      return hit === undefined ? null : { hit, answer };
    },
    need: (from, to) => more.loadRange(from + length, to + length),
    failed: more.hasFailed,
    retry: more.retry,
  };
}

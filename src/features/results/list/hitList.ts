import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { FurtherHits } from './useMoreResults';

/** The offers of a list by index, from 0. Offers beyond the first page are loaded on demand. */
export type HitList = {
  readonly total: number;
  /** Known codes; those beyond the first page arrive together. */
  readonly codes: readonly OfferCode[];
  /** Undefined until the offer has been loaded. */
  readonly hitAt: (index: number) => Hit | undefined;
  /** Loads the offers from `from` to before `to`. */
  readonly loadRange: (from: number, to: number) => void;
};

/** Joins the first page of a result with its further hits. */
export function joinHits(page: readonly Hit[], further: FurtherHits): HitList {
  const { length } = page;
  return {
    total: length + further.count,
    codes: [...codesOf(page), ...further.codes],
    hitAt: (index) => page[index] ?? further.at(index - length)?.hit,
    loadRange: (from, to) => further.need(from - length, to - length),
  };
}

/** Returns a list that is complete. */
export function completeList(hits: readonly Hit[]): HitList {
  return { total: hits.length, codes: codesOf(hits), hitAt: (index) => hits[index], loadRange: () => {} };
}

function codesOf(hits: readonly Hit[]): readonly OfferCode[] {
  return hits.map(({ offer }) => offer.code);
}

import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** Keeps offers that were on screen and have been sold since at their index, so that the list does not jump while it is read.
 *  @param shown  the page on screen, which may contain offers kept before
 *  @param next   the newer response to the same query; its total and counts stay as they are
 *  @param sold   the sold offers according to the overlay */
export function keepSoldInPlace(
  shown: SearchResponse,
  next: SearchResponse,
  sold: ReadonlySet<OfferCode>,
): SearchResponse {
  return {
    ...next,
    hits: keepSoldHits(shown.hits, next.hits, sold),
    closest: keepSoldHits(shown.closest, next.closest, sold),
  };
}

function keepSoldHits(shown: readonly Hit[], next: readonly Hit[], sold: ReadonlySet<OfferCode>): readonly Hit[] {
  const before = shown.map((hit): Hit => (sold.has(hit.offer.code) ? { ...hit, live: 'sold' } : hit));
  return keepAtIndex(
    before,
    next,
    ({ offer }) => offer.code,
    ({ offer }) => sold.has(offer.code),
  );
}

/** As `keepSoldInPlace`, for a list of codes. */
export function keepSoldCodes(
  shown: readonly OfferCode[],
  next: readonly OfferCode[],
  sold: ReadonlySet<OfferCode>,
): readonly OfferCode[] {
  return keepAtIndex(
    shown,
    next,
    (code) => code,
    (code) => sold.has(code),
  );
}

function keepAtIndex<T>(
  shown: readonly T[],
  next: readonly T[],
  codeOf: (item: T) => OfferCode,
  isKept: (item: T) => boolean,
): readonly T[] {
  const nextCodes = new Set(next.map(codeOf));
  const isMissing = (item: T) => !nextCodes.has(codeOf(item)) && isKept(item);
  if (!shown.some(isMissing)) return next;

  // Each kept offer follows the nearest offer above it that is still listed; null: it was above all of them.
  const followers = new Map<OfferCode | null, T[]>();
  let above: OfferCode | null = null;
  for (const item of shown) {
    if (nextCodes.has(codeOf(item))) above = codeOf(item);
    else if (isMissing(item)) followers.set(above, [...(followers.get(above) ?? []), item]);
  }
  const first = followers.get(null) ?? [];
  return [...first, ...next.flatMap((item) => [item, ...(followers.get(codeOf(item)) ?? [])])];
}

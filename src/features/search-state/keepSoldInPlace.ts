import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** Adds offers that have been sold while on screen to a newer response, at their previous index, so that the list does not jump.
 *  @param shown  the page on screen, which may contain offers added before
 *  @param next   the newer response to the same query; its total and counts are not changed
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
  isSold: (item: T) => boolean,
): readonly T[] {
  const nextCodes = new Set(next.map(codeOf));
  const isMissing = (item: T) => !nextCodes.has(codeOf(item)) && isSold(item);
  if (!shown.some(isMissing)) return next;

  // Each sold offer follows the nearest offer above it that is still listed; the key null is the start of the list.
  const followers = new Map<OfferCode | null, T[]>();
  let above: OfferCode | null = null;
  for (const item of shown) {
    if (nextCodes.has(codeOf(item))) above = codeOf(item);
    else if (isMissing(item)) followers.set(above, [...(followers.get(above) ?? []), item]);
  }
  const first = followers.get(null) ?? [];
  return [...first, ...next.flatMap((item) => [item, ...(followers.get(codeOf(item)) ?? [])])];
}

import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { keepPlaces } from './keepPlaces';

/** Keeps offers that were on screen and are sold now in their place, greyed, so that nothing jumps while it is read.
 *  @param shown  the page on screen, which may hold offers kept before
 *  @param next   the newer answer to the same question; its total and counts are right and stay
 *  @param sold   what the overlay calls sold */
export function keepSoldInPlace(
  shown: SearchResponse,
  next: SearchResponse,
  sold: ReadonlySet<OfferCode>,
): SearchResponse {
  return {
    ...next,
    hits: withSold(shown.hits, next.hits, sold),
    closest: withSold(shown.closest, next.closest, sold),
  };
}

function withSold(shown: readonly Hit[], next: readonly Hit[], sold: ReadonlySet<OfferCode>): readonly Hit[] {
  const before = shown.map((hit): Hit => (sold.has(hit.offer.code) ? { ...hit, live: 'sold' } : hit));
  return keepPlaces(
    before,
    next,
    ({ offer }) => offer.code,
    ({ offer }) => sold.has(offer.code),
  );
}

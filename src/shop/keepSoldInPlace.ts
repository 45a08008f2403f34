import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchPage } from '@/domain/searchPage';

/** Keeps offers that were on screen and are sold now in their place, greyed, so that nothing jumps while it is read.
 *  @param shown  the page on screen, which may hold offers kept before
 *  @param next   the newer answer to the same question; its total and counts are right and stay
 *  @param sold   what the overlay calls sold */
export function keepSoldInPlace(shown: SearchPage, next: SearchPage, sold: ReadonlySet<OfferCode>): SearchPage {
  return {
    ...next,
    hits: withSold(shown.hits, next.hits, sold),
    closest: withSold(shown.closest, next.closest, sold),
  };
}

function withSold(shown: readonly Hit[], next: readonly Hit[], sold: ReadonlySet<OfferCode>): readonly Hit[] {
  const there = new Set(next.map((hit) => hit.offer.code));
  const kept = (hit: Hit) => sold.has(hit.offer.code) && !there.has(hit.offer.code);
  if (!shown.some(kept)) return next;

  // Each kept offer follows the nearest offer above it that is still there; those above all others come first.
  const following = new Map<OfferCode | null, Hit[]>();
  let above: OfferCode | null = null;
  for (const hit of shown) {
    if (there.has(hit.offer.code)) above = hit.offer.code;
    else if (kept(hit)) following.set(above, [...(following.get(above) ?? []), { ...hit, live: 'sold' }]);
  }
  const first = following.get(null) ?? [];
  return [...first, ...next.flatMap((hit) => [hit, ...(following.get(hit.offer.code) ?? [])])];
}

import type { Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { isUnavailable } from '@/features/offer/facts/isUnavailable';
import { countMet } from '@/features/offer/gaps/countMet';

/** So many similar offers are shown. */
export const MAX_SIMILAR = 4;

/** Of the offers found those that are most alike: with the most of what the buyer wants, then sharing the most, then
 *  nearest in price. What shares nothing is not similar, and what cannot be bought now is no way on.
 *  @param wants  the buyer's own; the others of an outcome are what the open offer happens to have */
export function rankSimilar(hit: Hit, found: readonly Hit[], wants: readonly Want[]): readonly Hit[] {
  const wanted = new Set(wants.map(({ item }) => item));
  const countWanted = (one: Hit) =>
    countMet({ ...one, outcomes: one.outcomes.filter(({ want }) => wanted.has(want.item)) });
  const apart = ({ price }: Hit) => Math.abs(price.amount - hit.price.amount);
  return found
    .filter((one) => one.offer.code !== hit.offer.code && !isUnavailable(one) && countMet(one) > 0)
    .sort((a, b) => countWanted(b) - countWanted(a) || countMet(b) - countMet(a) || apart(a) - apart(b))
    .slice(0, MAX_SIMILAR);
}

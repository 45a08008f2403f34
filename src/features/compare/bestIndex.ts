import type { Hit } from '@/domain/searchResponse';

/** Returns the index of the single highest number; -1 if several share it or fewer than two are known.
 *  @param numbers  null for unknown */
export function bestIndex(numbers: readonly (number | null)[]): number {
  const known = numbers.filter((number) => number !== null);
  const highest = Math.max(...known);
  return known.length > 1 && known.filter((number) => number === highest).length === 1 ? numbers.indexOf(highest) : -1;
}

/** Returns the index of the single lowest price among the offers that are not sold; -1 if several share it. */
export function lowestPriceIndex(hits: readonly Hit[]): number {
  const unsold = hits.filter(({ live }) => live !== 'sold');
  const lowest = unsold[bestIndex(unsold.map(({ price }) => -price.amount))];
  return lowest === undefined ? -1 : hits.indexOf(lowest);
}

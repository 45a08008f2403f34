import type { Hit } from '@/domain/searchResponse';
import { bestPlace } from './bestIndex';

/** The place of the one lowest price among the offers that can still be had; -1 where several share it. */
export function lowestPlace(hits: readonly Hit[]): number {
  const there = hits.filter(({ live }) => live !== 'sold');
  const lowest = there[bestPlace(there.map(({ price }) => -price.amount))];
  return lowest === undefined ? -1 : hits.indexOf(lowest);
}

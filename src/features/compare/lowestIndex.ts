import type { Hit } from '@/domain/searchResponse';
import { bestIndex } from './bestIndex';

/** The place of the one lowest price among the offers that can still be had; -1 where several share it. */
export function lowestIndex(hits: readonly Hit[]): number {
  const there = hits.filter(({ live }) => live !== 'sold');
  const lowest = there[bestIndex(there.map(({ price }) => -price.amount))];
  return lowest === undefined ? -1 : hits.indexOf(lowest);
}

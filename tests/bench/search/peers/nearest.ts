import type { Offer } from '@/domain/offer';
import type { Range } from '@/domain/query';
import { rangeGap, wantGap } from '../oracle/gaps';
import { numberOf } from '../oracle/offerValues';
import type { WantChecks } from './wantChecks';

/** Returns true for an offer with one of the must or any items at any level, or if there are none. */
export function hasRequestedItem(levels: readonly number[], { must, any }: WantChecks): boolean {
  for (const { index } of must) if (levels[index]! > 0) return true;
  for (const { index } of any) if (levels[index]! > 0) return true;
  return must.length + any.length === 0;
}

/** Sums up how much of its wants an offer misses: 100 per item, less if only the level is too low. */
export function wantGaps(levels: readonly number[], { must, any }: WantChecks): number {
  let sum = 0;
  for (const { index, level } of must) sum += wantGap(level, levels[index]!);
  let smallest = any.length === 0 ? 0 : 100;
  for (const { index, level } of any) smallest = Math.min(smallest, wantGap(level, levels[index]!));
  return sum + smallest;
}

/** Sums up the distances of an offer from the ranges; null beyond the tolerance. */
export function rangeGaps(
  offer: Offer,
  { must, any }: WantChecks,
  ranges: readonly (readonly [string, Range])[],
): number | null {
  let sum = 0;
  for (const [facet, range] of ranges) {
    const gap = rangeGap(numberOf(offer, facet), range, must.length + any.length > 0);
    if (gap === null) return null;
    sum += gap;
  }
  return sum;
}

import type { Offer } from '@/domain/offer';
import type { Range } from '@/domain/query';
import { rangeGap, wantGap } from '../oracle/gaps';
import { numberOf } from '../oracle/offerValues';
import type { WantTests } from './wantTests';

/** True for an offer that has one of the items that are asked for, at whatever level, and where none is. */
export function hasRequestedItem(levels: readonly number[], { must, any }: WantTests): boolean {
  for (const { index } of must) if (levels[index]! > 0) return true;
  for (const { index } of any) if (levels[index]! > 0) return true;
  return must.length + any.length === 0;
}

/** What an offer lacks of the items that are asked for: 100 an item, less where only the level is too low. */
export function wantGaps(levels: readonly number[], { must, any }: WantTests): number {
  let sum = 0;
  for (const { index, level } of must) sum += wantGap(level, levels[index]!);
  let smallest = any.length === 0 ? 0 : 100;
  for (const { index, level } of any) smallest = Math.min(smallest, wantGap(level, levels[index]!));
  return sum + smallest;
}

/** What an offer misses of the ranges; null if it is too far to be shown. */
export function rangeGaps(
  offer: Offer,
  { must, any }: WantTests,
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

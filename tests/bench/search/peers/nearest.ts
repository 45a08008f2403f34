import type { Offer } from '@/domain/offer';
import type { Range } from '@/domain/query';
import { numberOf } from './offerValues';
import type { WantTest, WantTests } from './wantTests';

/** Fewer hits than this, and the nearest offers are shown, as many. */
export const NEAREST = 12;

/** True for an offer that has one of the items that are asked for, at whatever level, and where none is. */
export function holdsAsked(held: readonly number[], { must, any }: WantTests): boolean {
  for (const { at } of must) if (held[at]! > 0) return true;
  for (const { at } of any) if (held[at]! > 0) return true;
  return must.length + any.length === 0;
}

/** What an offer lacks of the items that are asked for: 100 an item, less where only the level is too low. */
export function wantGaps(held: readonly number[], { must, any }: WantTests): number {
  let sum = 0;
  for (const want of must) sum += wantGap(want, held);
  let least = any.length === 0 ? 0 : 100;
  for (const want of any) least = Math.min(least, wantGap(want, held));
  return sum + least;
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

function wantGap({ at, level }: WantTest, held: readonly number[]): number {
  const had = held[at]!;
  if (had === 0) return 100;
  return had >= level ? 0 : Math.floor((100 * (level - had)) / level);
}

/** How far a value is outside a range, 100 for a quarter of the end that is missed; null if it is farther. */
function rangeGap(value: number | null, { min, max }: Range, mayLack: boolean): number | null {
  if (value === null) return mayLack ? 200 : null;
  const end = min !== null && value < min ? min : max !== null && value > max ? max : null;
  if (end === null) return 0;
  const quarter = Math.max(1, end / 4);
  const miss = Math.abs(value - end);
  return miss / quarter > 1 ? null : Math.ceil((100 * miss) / quarter);
}

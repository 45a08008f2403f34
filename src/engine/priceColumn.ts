import type { Range } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, bitsBetween, countBetween, createBits, hasDoc, subtract } from './bits';
import { barOf } from './clusterBounds';
import { isWithin } from './isWithin';
import type { NumberColumn } from './numberColumn';

/** The prices of a block as they are now. Docs are in the order of their published prices; those whose price has moved
 *  since are out of that order, and looked at one by one. */
export type PriceColumn = {
  /** Published prices in minor units, by doc: ascending. */
  readonly published: NumberColumn;
  /** Prices now; the same column where none has moved. */
  readonly now: NumberColumn | Float64Array;
  /** Docs whose price has moved, ascending. */
  readonly moved: readonly number[];
  readonly movedBits: Bits;
  /** Minor units in one unit that people write. */
  readonly unit: number;
};

/** Joins new prices to the published ones.
 *  @param moves  doc → price now, in minor units */
export function movePrices(published: NumberColumn, moves: ReadonlyMap<number, number>, unit: number): PriceColumn {
  const moved = [...moves.keys()].sort((a, b) => a - b);
  const movedBits = createBits(published.length);
  const now = moved.length === 0 ? published : Float64Array.from(published);
  for (const [doc, price] of moves) {
    now[doc] = price;
    addDoc(movedBits, doc);
  }
  return { published, now, moved, movedBits, unit };
}

/** The docs whose price now is within a range in written units. */
export function matchPrice({ published, now, moved, movedBits, unit }: PriceColumn, range: Range): Bits {
  const from = range.min === null ? 0 : firstFrom(published, range.min, unit);
  const to = range.max === null ? published.length : firstAbove(published, range.max, unit);
  const between = bitsBetween(published.length, from, Math.max(from, to));
  if (moved.length === 0) return between;
  const met = subtract(between, movedBits);
  for (const doc of moved) if (isWithin(now[doc]! / unit, range)) addDoc(met, doc);
  return met;
}

/** Counts how many of some docs fall in each bar of the price histogram, into `counts`. */
export function countPrices(
  { published, now, moved, movedBits, unit }: PriceColumn,
  docs: Bits,
  bounds: readonly number[],
  counts: number[],
): void {
  const standing = moved.length === 0 ? docs : subtract(docs, movedBits);
  let from = 0;
  for (let bar = 0; bar + 1 < bounds.length; bar++) {
    const to = bar + 2 < bounds.length ? firstFrom(published, bounds[bar + 1]!, unit) : published.length;
    counts[bar]! += countBetween(standing, from, to);
    from = to;
  }
  for (const doc of moved) {
    const bar = hasDoc(docs, doc) ? barOf(bounds, now[doc]! / unit) : -1;
    if (bar >= 0) counts[bar]!++;
  }
}

/** The first doc whose published price, in written units, is `price` at least. */
function firstFrom(published: NumberColumn, price: number, unit: number): number {
  let low = 0;
  let high = published.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (published[middle]! / unit >= price) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first doc whose published price, in written units, is above `price`. */
function firstAbove(published: NumberColumn, price: number, unit: number): number {
  let low = 0;
  let high = published.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (published[middle]! / unit > price) high = middle;
    else low = middle + 1;
  }
  return low;
}

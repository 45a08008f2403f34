import type { Bits } from './bits';
import { addDoc, bitsBetween, countBetween, createBits, hasDoc, subtract } from './bits';
import type { Bounds } from './bounds';
import { isWithinBounds } from './bounds';
import { barOf } from './clusterBounds';
import { firstWhere } from './firstWhere';
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

/** The docs whose price now, in written units, keeps to bounds. */
export function matchPrice({ published, now, moved, movedBits, unit }: PriceColumn, bounds: Bounds): Bits {
  const docs = published.length;
  const from = firstWhere(0, docs, (doc) => !bounds.isTooLow(published[doc]! / unit));
  const to = firstWhere(from, docs, (doc) => bounds.isTooHigh(published[doc]! / unit));
  const between = bitsBetween(docs, from, to);
  if (moved.length === 0) return between;
  const met = subtract(between, movedBits);
  for (const doc of moved) if (isWithinBounds(now[doc]! / unit, bounds)) addDoc(met, doc);
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
    const end = bounds[bar + 1]!;
    const isLast = bar + 2 === bounds.length;
    const to = isLast ? published.length : firstWhere(from, published.length, (doc) => published[doc]! / unit >= end);
    counts[bar]! += countBetween(standing, from, to);
    from = to;
  }
  for (const doc of moved) {
    const bar = hasDoc(docs, doc) ? barOf(bounds, now[doc]! / unit) : -1;
    if (bar >= 0) counts[bar]!++;
  }
}

import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, hasDoc, subtract } from '@/engine/bitset/bits';
import { barOf } from '@/engine/columns/clusterBounds';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { countBetween } from '@/engine/countBetween';

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

/** Where each bar of the price histogram ends among the docs, in the order of their published prices. */
export function endsOfBars({ published, unit }: PriceColumn, bounds: readonly number[]): readonly number[] {
  let doc = 0;
  return bounds.slice(1).map((end, bar) => {
    // The last bar has its end too.
    const isLast = bar + 2 === bounds.length;
    while (doc < published.length && (isLast || published[doc]! / unit < end)) doc++;
    return doc;
  });
}

/** Counts how many of some docs fall in each bar of the price histogram, into `counts`.
 *  @param ends  `endsOfBars` of these bounds */
export function countPrices(
  { now, moved, movedBits, unit }: PriceColumn,
  docs: Bits,
  bounds: readonly number[],
  ends: readonly number[],
  counts: number[],
): void {
  const standing = moved.length === 0 ? docs : subtract(docs, movedBits);
  let from = 0;
  for (const [bar, to] of ends.entries()) {
    counts[bar]! += countBetween(standing, from, to);
    from = to;
  }
  for (const doc of moved) {
    const bar = hasDoc(docs, doc) ? barOf(bounds, now[doc]! / unit) : -1;
    if (bar >= 0) counts[bar]!++;
  }
}

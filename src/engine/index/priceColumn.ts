import type { Bits } from '@/engine/bitset/bits';
import { addDoc, countOnes, createBits, hasDoc, maskOf, subtract } from '@/engine/bitset/bits';
import { binOf } from '@/engine/columns/clusterBounds';
import type { NumberColumn } from '@/engine/columns/numberColumn';

/** The current prices of a block. Documents are in the order of their published prices; the few that an overlay changes
 *  are out of that order and handled one by one. */
export type PriceColumn = {
  /** Published prices in minor units by document: ascending. */
  readonly published: NumberColumn;
  /** Current prices; the same column as `published` if no price is changed. */
  readonly current: NumberColumn | Float64Array;
  /** Documents with a changed price, ascending. */
  readonly changed: readonly number[];
  readonly changedBits: Bits;
  /** Minor units per written unit. */
  readonly unit: number;
};

/** Applies changed prices to the published ones.
 *  @param changes  document → current price in minor units */
export function changePrices(published: NumberColumn, changes: ReadonlyMap<number, number>, unit: number): PriceColumn {
  const changed = [...changes.keys()].sort((a, b) => a - b);
  const changedBits = createBits(published.length);
  const current = changed.length === 0 ? published : Float64Array.from(published);
  for (const [doc, price] of changes) {
    current[doc] = price;
    addDoc(changedBits, doc);
  }
  return { published, current, changed, changedBits, unit };
}

/** Returns the end of each bin of the price histogram among the documents, which are ordered by published price. */
export function binEndsOf({ published, unit }: PriceColumn, bounds: readonly number[]): readonly number[] {
  let doc = 0;
  return bounds.slice(1).map((end, bin) => {
    // The last bin includes its end.
    const isLast = bin + 2 === bounds.length;
    while (doc < published.length && (isLast || published[doc]! / unit < end)) doc++;
    return doc;
  });
}

/** Adds the number of documents of a set in each bin of the price histogram to `counts`.
 *  @param ends  the result of `binEndsOf` for the bounds of the histogram */
export function countPrices(
  { current, changed, changedBits, unit }: PriceColumn,
  docs: Bits,
  bounds: readonly number[],
  ends: readonly number[],
  counts: number[],
): void {
  const unchanged = changed.length === 0 ? docs : subtract(docs, changedBits);
  let from = 0;
  for (const [bin, to] of ends.entries()) {
    counts[bin]! += countBetween(unchanged, from, to);
    from = to;
  }
  for (const doc of changed) {
    const bin = hasDoc(docs, doc) ? binOf(bounds, current[doc]! / unit) : -1;
    if (bin >= 0) counts[bin]!++;
  }
}

/** Counts the documents from `from` to `to` (exclusive) in a set. */
function countBetween(bits: Bits, from: number, to: number): number {
  let count = 0;
  for (let doc = from; doc < to; ) {
    const ones = Math.min(32 - (doc & 31), to - doc);
    const word = bits[doc >>> 5]!;
    // Sets are mostly small, so most words are empty.
    if (word !== 0) count += countOnes(word & maskOf(doc & 31, ones));
    doc += ones;
  }
  return count;
}

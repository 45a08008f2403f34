import type { Bits } from '@/engine/bitset/bits';
import { listDocs } from '@/engine/bitset/bits';
import { MASK, PAIRS } from '@/engine/blockMemory';
import { startAt } from '@/engine/columns/offsets';
import type { CountedDocs } from '@/engine/countedDocs';
import type { BlockItems } from '@/engine/index/blockItems';
import { countSets, countTwice } from '@/engine/refine/countSets';

/** How long it takes to come upon a doc that is walked and upon one of its items, to look whether a doc of a list is in
 *  a set, and to count a word of two sets: in about nanoseconds, but only their ratios count. */
const WALK_DOC = 8;
const WALK_ITEM = 2;
const LOOK = 0.6;
const WORD = 0.2;

/** The kernel needs four numbers of 16 bits that are no item's. */
const MOST_NUMBERED = 2 ** 16 - 4;

/** Counts how many docs of a set have each item: either the items of each doc are walked, or all but the popular ones,
 *  which are counted in their sets, or the sets of all items are looked through, whichever is least.
 *  @param all  how many docs there are
 *  @returns    the count of each item is the first of its pair; they hold until the next are counted */
export function countHeld(columns: BlockItems, { bits, size }: CountedDocs, all: number): Int32Array {
  const { sets } = columns;
  const { counts } = sets;
  if (size === 0) return counts.fill(0);
  const { looking, walkFrom } = wayFor(columns, size, all);
  if (looking) countSets(sets, bits, sets.sets.length);
  else {
    walkItems(columns, bits, size, walkFrom);
    if (walkFrom > 0) countSets(sets, bits, walkFrom);
  }
  return counts;
}

/** Counts the items of each doc of a set from an item on; the counts of those in front mean nothing. */
function walkItems({ sets, starts, items }: BlockItems, bits: Bits, size: number, from: number): void {
  const { counts, memory } = sets;
  const { refining } = memory;
  counts.fill(0);
  const { bases, steps } = starts;
  const beyond = sets.sets.length;
  if (refining !== null && items instanceof Uint16Array && !(steps instanceof Int32Array) && beyond < MOST_NUMBERED) {
    memory.mask.set(bits);
    const [wide, end] = [steps.BYTES_PER_ELEMENT - 1, MASK + bits.byteLength];
    refining.countItems(
      MASK,
      end,
      bases.byteOffset,
      steps.byteOffset,
      wide,
      items.byteOffset,
      from,
      beyond,
      counts.byteOffset,
      PAIRS * memory.setBytes,
      (PAIRS + 4) * memory.setBytes,
    );
    return;
  }
  for (const doc of listDocs(bits, size)) {
    const start = startAt(starts, doc);
    for (let at = startAt(starts, doc + 1) - 1; at >= start; at--) {
      const item = items[at]!;
      if (item < from) break;
      counts[2 * item]!++;
    }
  }
}

/** As `countHeld` for two sets, in one go where both are looked through.
 *  @returns  the counts of each item in both, as a pair */
export function countHeldTwice(columns: BlockItems, one: CountedDocs, other: CountedDocs, all: number): Int32Array {
  const { sets } = columns;
  if (wayFor(columns, one.size, all).looking && wayFor(columns, other.size, all).looking) {
    countTwice(sets, one.bits, other.bits);
    return sets.counts;
  }
  const first = countHeld(columns, one, all).slice();
  const counts = countHeld(columns, other, all);
  for (let i = 0; i < counts.length; i += 2) {
    counts[i + 1] = counts[i]!;
    counts[i] = first[i]!;
  }
  return counts;
}

/** The way to count that takes the least time: looking through all sets, or walking, the items in front of `walkFrom`
 *  being counted in their sets. */
function wayFor({ sets, popular, listedFrom, starts }: BlockItems, size: number, all: number) {
  const setTime = sets.stride * WORD;
  const sizeOf = (from: number, to: number) => sets.starts[to]! - sets.starts[from]!;
  const look = sets.dense * setTime + sizeOf(sets.dense, sets.sets.length) * LOOK;
  const inFront = sizeOf(listedFrom, popular);
  const listed = startAt(starts, all);
  const walkAll = listedFrom * setTime + size * (WALK_DOC + (WALK_ITEM * listed) / all);
  const walkRest = popular * setTime + size * (WALK_DOC + (WALK_ITEM * (listed - inFront)) / all);
  return {
    looking: look < Math.min(walkAll, walkRest),
    walkFrom: walkAll <= walkRest ? listedFrom : popular,
  };
}

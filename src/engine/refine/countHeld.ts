import { listDocs } from '@/engine/bits';
import type { BlockItems } from '@/engine/blockItems';
import type { CountedDocs } from '@/engine/countedDocs';
import { startAt } from '@/engine/offsets';

/** How long it takes to come upon a doc that is walked and upon one of its items, to look whether a doc of a list is in
 *  a set, and to count a word of two sets: in about nanoseconds, but only their ratios count. */
const WALK_DOC = 8;
const WALK_ITEM = 2;
const LOOK = 0.8;
const WORD = 0.25;

/** Counts how many docs of a set have each item. Popular items have sets of bits, to be intersected with; of the others
 *  either the items of each doc are walked or, where the docs are many, the sets of all items looked through.
 *  @param all  how many docs there are
 *  @returns    the count of each item is the first of its pair; they hold until the next are counted */
export function countHeld(columns: BlockItems, { bits, size }: CountedDocs, all: number): Int32Array {
  const { sets, popular, starts, items } = columns;
  const { counts } = sets;
  if (size === 0) return counts.fill(0);
  if (isMany(columns, size, all)) {
    sets.count(bits, sets.sets.length);
    return counts;
  }
  sets.count(bits, popular);
  for (const doc of listDocs(bits, size)) {
    const end = startAt(starts, doc + 1);
    for (let at = startAt(starts, doc); at < end; at++) counts[2 * items[at]!]!++;
  }
  return counts;
}

/** As `countHeld` for two sets, in one go where both are looked through.
 *  @returns  the counts of each item in both, as a pair */
export function countHeldTwice(columns: BlockItems, one: CountedDocs, other: CountedDocs, all: number): Int32Array {
  if (isMany(columns, one.size, all) && isMany(columns, other.size, all)) {
    columns.sets.countTwice(one.bits, other.bits);
    return columns.sets.counts;
  }
  const first = countHeld(columns, one, all).slice();
  const counts = countHeld(columns, other, all);
  for (let i = 0; i < counts.length; i += 2) {
    counts[i + 1] = counts[i]!;
    counts[i] = first[i]!;
  }
  return counts;
}

/** Whether it takes longer to walk so many docs than to look through the sets of all items. */
function isMany({ sets, popular, starts }: BlockItems, size: number, all: number): boolean {
  const walking = size * (WALK_DOC + WALK_ITEM * (startAt(starts, all) / all));
  const looking = (sets.dense - popular) * sets.stride * WORD + sets.listed * LOOK;
  return walking > looking;
}

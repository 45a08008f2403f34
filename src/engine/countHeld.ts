import { listDocs } from './bits';
import type { BlockItems } from './blockItems';
import { startAt } from './offsets';
import type { CountedDocs } from './selectDocs';

/** How long it takes to come upon a doc that is walked and upon one of its items, to look whether a doc of a list is in
 *  a set, and to count a word of two sets: in about nanoseconds, but only their ratios count. */
const WALK_DOC = 8;
const WALK_ITEM = 2;
const LOOK = 0.8;
const WORD = 0.25;

/** Counts how many docs of a set have each item. Popular items have sets of bits, to be intersected with; of the others
 *  either the items of each doc are walked or, where the docs are many, the sets of all items looked through.
 *  @param all  how many docs there are */
export function countHeld(columns: BlockItems, { bits, size }: CountedDocs, all: number): Int32Array {
  const { sets, popular, starts, items } = columns;
  if (size === 0) return new Int32Array(sets.sets.length);
  if (isMany(columns, size, all)) return sets.count(bits, sets.sets.length);
  const counts = sets.count(bits, popular);
  for (const doc of listDocs(bits, size)) {
    const end = startAt(starts, doc + 1);
    for (let at = startAt(starts, doc); at < end; at++) counts[items[at]!]!++;
  }
  return counts;
}

/** As `countHeld` for two sets, in one go where both are looked through. */
export function countHeldTwice(
  columns: BlockItems,
  one: CountedDocs,
  other: CountedDocs,
  all: number,
): readonly [Int32Array, Int32Array] {
  if (isMany(columns, one.size, all) && isMany(columns, other.size, all)) {
    return columns.sets.countTwice(one.bits, other.bits);
  }
  return [countHeld(columns, one, all), countHeld(columns, other, all)];
}

/** Whether it takes longer to walk so many docs than to look through the sets of all items. */
function isMany({ sets, popular, starts }: BlockItems, size: number, all: number): boolean {
  const walking = size * (WALK_DOC + WALK_ITEM * (startAt(starts, all) / all));
  const looking = (sets.dense - popular) * sets.stride * WORD + sets.listed * LOOK;
  return walking > looking;
}

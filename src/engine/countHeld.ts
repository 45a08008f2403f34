import type { Bits } from './bits';
import { listDocs } from './bits';
import type { BlockItems } from './blockItems';
import { startAt } from './offsets';

/** How long it takes to come upon a doc that is walked and upon one of its items, to look whether a doc of a list is in
 *  a set, and to count a word of two sets: in about nanoseconds, but only their ratios count. */
const WALK_DOC = 8;
const WALK_ITEM = 2;
const LOOK = 0.8;
const WORD = 0.25;

/** Counts how many docs of a set have each item. Popular items have sets of bits, to be intersected with; of the others
 *  either the items of each doc are walked or, where the docs are many, the sets of all items looked through.
 *  @param size  how many docs the set has
 *  @param all   how many docs there are */
export function countHeld(columns: BlockItems, docs: Bits, size: number, all: number): Int32Array {
  const { sets, popular, starts, items } = columns;
  if (size === 0) return new Int32Array(sets.sets.length);
  const walking = size * (WALK_DOC + WALK_ITEM * (startAt(starts, all) / all));
  const looking = (sets.dense - popular) * sets.stride * WORD + sets.listed * LOOK;
  if (walking > looking) return sets.count(docs, sets.sets.length);
  const counts = sets.count(docs, popular);
  for (const doc of listDocs(docs, size)) {
    const end = startAt(starts, doc + 1);
    for (let at = startAt(starts, doc); at < end; at++) counts[items[at]!]!++;
  }
  return counts;
}

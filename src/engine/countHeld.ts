import type { Bits } from './bits';
import { listDocs } from './bits';
import type { BlockItems } from './blockItems';
import { startAt } from './offsets';

/** How long it takes to come upon one item of a doc that is walked, and to look whether one doc of a list is in a set;
 *  only their ratio counts. */
const WALK = 3;
const LOOK = 1;

/** Counts how many docs of a set have each item. Popular items have sets of bits, to be intersected with; of the others
 *  either the items of each doc are walked or, where the docs are many, the docs of each item looked at.
 *  @param size  how many docs the set has
 *  @param all   how many docs there are */
export function countHeld({ sets, starts, items }: BlockItems, docs: Bits, size: number, all: number): Int32Array {
  if (size === 0) return new Int32Array(sets.sets.length);
  const listed = startAt(starts, all);
  const walked = (listed / all) * size;
  if (walked * WALK > listed * LOOK) return sets.count(docs, 'all');
  const counts = sets.count(docs, 'dense');
  if (listed > 0) {
    for (const doc of listDocs(docs, size)) {
      const end = startAt(starts, doc + 1);
      for (let at = startAt(starts, doc); at < end; at++) counts[items[at]!]!++;
    }
  }
  return counts;
}

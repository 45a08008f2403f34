import type { Bits } from './bits';
import { listDocs } from './bits';
import type { BlockItems } from './buildItems';

/** How long it takes to come upon one item of a doc that is walked, and to look whether one doc of a list is in a set;
 *  only their ratio counts. */
const WALK = 3;
const LOOK = 1;

/** Counts how many docs of a set have each item. Popular items have sets of bits, to be intersected with; of the others
 *  either the items of each doc are walked or, where the docs are many, the docs of each item looked at.
 *  @param size  how many docs the set has */
export function countHeld(items: BlockItems, docs: Bits, size: number, all: number): Int32Array {
  const { docsOf, sets, starts } = items;
  const counts = new Int32Array(docsOf.length);
  if (size === 0) return counts;
  const listed = starts[all]!;
  const walked = (listed / all) * size;
  if (walked * WALK > listed * LOOK) {
    sets.count(docs, counts, 'all');
    return counts;
  }
  sets.count(docs, counts, 'dense');
  if (listed > 0) walk(items, listDocs(docs, size), counts);
  return counts;
}

function walk({ starts, items }: BlockItems, docs: Uint16Array, counts: Int32Array): void {
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const end = starts[doc + 1]!;
    for (let at = starts[doc]!; at < end; at++) counts[items[at]!]!++;
  }
}

import type { BlockItems } from './buildItems';
import { countIn } from './docSet';
import type { Tally } from './tally';

/** How long it takes to come upon one item of a doc that is walked, to look whether one doc of a list is in a set, and to
 *  count one word of two sets, in about nanoseconds; measured. */
const WALK = 3.5;
const LOOK = 1.9;
const WORD = 1.5;

/** Counts how many docs of a tally have each item. Of few docs the items are walked, the most popular ones left to their
 *  sets: an intersection costs the same for any number of docs. Of many docs, every item's own docs are looked at. */
export function countHeld(items: BlockItems, tally: Tally, docs: number): Int32Array {
  const { docsOf } = items;
  const counts = new Int32Array(docsOf.length);
  const walks = tally.steps * WALK < docs * LOOK;
  const dear = (tally.bits.length * WORD * docs) / (tally.steps * WALK);
  let item = 0;
  for (; item < docsOf.length; item++) {
    const set = docsOf[item]!;
    if (walks && (set.kind !== 'bits' || set.size < dear)) break;
    counts[item] = countIn(tally.bits, set);
  }
  if (item === docsOf.length) return counts;
  walk(items, tally.walked(), item, counts);
  if (tally.others) for (; item < counts.length; item++) counts[item] = docsOf[item]!.size - counts[item]!;
  return counts;
}

/** Counts the items of some docs, from number `least` on: they are the last ones of each doc. */
function walk({ starts, items }: BlockItems, docs: Uint16Array, least: number, counts: Int32Array): void {
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const start = starts[doc]!;
    for (let at = starts[doc + 1]! - 1; at >= start; at--) {
      const item = items[at]!;
      if (item < least) break;
      counts[item]!++;
    }
  }
}

import { countShared, intersect, listDocs, subtract } from './bits';
import type { BlockItems } from './buildItems';
import type { ConditionKey } from './conditions';
import { anyGroup } from './conditions';
import { countIn } from './docSet';
import { docsWithItem } from './matchWants';
import type { Scope } from './scope';
import type { Selection } from './selectDocs';
import { leaveOutAll } from './selectDocs';
import type { Tallies, Tally } from './tally';

/** Totals by item of the block. */
export type ItemCounts = { readonly must: Uint32Array; readonly any: Uint32Array };

/** Counts, for every item, the total if it were asked for next: as must, and as the whole `any` group. An item that is
 *  wanted already is counted as if its want were changed to that. */
export function countItems(scope: Scope, selection: Selection, tallies: Tallies): ItemCounts {
  const { block, query, docs } = scope;
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const must = countHeld(block.items, tallies.hits, docs);
  const any = hasAny ? countMore(scope, tallies.hits, must, tallies.without('any')) : must.slice();
  for (const { item, mode } of query.wants) {
    const number = block.items.itemOfId.get(item);
    if (number === undefined) continue;
    const own: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    const others = anyGroup(docs, query.wants, selection.conditions.wanted, item);
    const withoutAny = leaveOutAll(selection, [...own, 'any'], docs);
    const members = docsWithItem(block, item);
    any[number] = countIn(withoutAny, members);
    must[number] = countIn(others === null ? withoutAny : intersect(withoutAny, others), members);
  }
  return { must, any };
}

/** Counts over a set that has all docs of another whose counts are known: where few are new, only those are walked. */
function countMore({ block, docs }: Scope, known: Tally, counts: Uint32Array, tally: Tally): Uint32Array {
  const added = tally.size - known.size;
  if (added >= tally.steps) return countHeld(block.items, tally, docs);
  const sum = counts.slice();
  walk(block.items, listDocs(subtract(tally.bits, known.bits), added), 0, sum);
  return sum;
}

/** How long it takes to look at one item of a doc, and at one word of two sets, in the same unit; measured. */
const LOOK = 2;
const WORD = 1;

/** Counts how many docs of a tally have each item. Walking costs a look for each item that a doc has, intersecting a
 *  set with an item's costs a word for each 32 docs of the block: the most popular items are cheaper to intersect. */
function countHeld(items: BlockItems, tally: Tally, docs: number): Uint32Array {
  const { docsOf } = items;
  const counts = new Uint32Array(docsOf.length);
  const dear = (tally.bits.length * WORD * docs) / (tally.steps * LOOK);
  let popular = 0;
  for (; popular < docsOf.length; popular++) {
    const set = docsOf[popular]!;
    if (set.kind !== 'bits' || set.size < dear) break;
    counts[popular] = countShared(tally.bits, set.bits);
  }
  walk(items, tally.walked(), popular, counts);
  if (tally.others) {
    for (let item = popular; item < counts.length; item++) counts[item] = docsOf[item]!.size - counts[item]!;
  }
  return counts;
}

/** Counts the items of some docs, from number `least` on: they are the last ones of each doc. */
function walk({ starts, items }: BlockItems, docs: Uint16Array, least: number, counts: Uint32Array): void {
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

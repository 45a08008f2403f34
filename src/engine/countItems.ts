import { intersect } from './bits';
import type { ConditionKey } from './conditions';
import { otherAnys } from './conditions';
import { countHeld, countHeldTwice } from './countHeld';
import type { Scope } from './scope';
import type { CountedDocs, Selection } from './selectDocs';
import { leaveOut, leaveOutAll } from './selectDocs';

/** Totals by item of the block. */
export type ItemCounts = { readonly must: Int32Array; readonly any: Int32Array };

/** Counts, for every item, the total if it were asked for next: as must, and as the whole `any` group. An item that is
 *  wanted already is counted as if its want were changed to that. */
export function countItems(scope: Scope, selection: Selection): ItemCounts {
  const { block, query, docs } = scope;
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const hits = { bits: selection.hits, size: selection.total };
  const [must, any] = hasAny
    ? countHeldTwice(block.items, hits, leaveOut(selection, 'any'), docs)
    : twice(countHits(scope, hits));
  for (const { item, mode } of query.wants) {
    const number = block.items.itemOfId.get(item);
    if (number === undefined) continue;
    const own: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    const others = otherAnys(selection.conditions, query.wants, item);
    const withoutAny = leaveOutAll(selection, [...own, 'any'], docs);
    any[number] = block.items.sets.countOne(withoutAny, number);
    must[number] = others === null ? any[number]! : block.items.sets.countOne(intersect(withoutAny, others), number);
  }
  return { must, any };
}

/** Most pages are opened with nothing asked: then what is not sold is counted over, and that is known. */
function countHits({ block, liveBlock, docs }: Scope, hits: CountedDocs): Int32Array {
  return isSame(liveBlock.unsold, hits) ? liveBlock.unsoldCounts() : countHeld(block.items, hits, docs);
}

function isSame(a: CountedDocs, b: CountedDocs): boolean {
  return a.size === b.size && a.bits.every((word, i) => word === b.bits[i]);
}

function twice(counts: Int32Array): readonly [Int32Array, Int32Array] {
  return [counts.slice(), counts.slice()];
}

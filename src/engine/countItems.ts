import { intersect, subtract } from './bits';
import type { ConditionKey } from './conditions';
import { otherAnys } from './conditions';
import { countHeld } from './countHeld';
import { countIn } from './docSet';
import { docsWithItem } from './matchWants';
import type { Scope } from './scope';
import type { Selection } from './selectDocs';
import { leaveOutAll } from './selectDocs';
import type { Tallies, Tally } from './tally';
import { tallyOf } from './tally';

/** Totals by item of the block. */
export type ItemCounts = { readonly must: Int32Array; readonly any: Int32Array };

/** Counts, for every item, the total if it were asked for next: as must, and as the whole `any` group. An item that is
 *  wanted already is counted as if its want were changed to that. */
export function countItems(scope: Scope, selection: Selection, tallies: Tallies): ItemCounts {
  const { block, query, docs } = scope;
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  // Most queries find some of what is not sold, and nothing else.
  const isUnsold = query.choices.status === undefined && query.text.trim() === '';
  const { unsold, unsoldCounts } = scope.liveBlock;
  const known: readonly Known[] = isUnsold ? [{ tally: unsold, counts: unsoldCounts }] : [];
  const must = countNear(scope, tallies.hits, known);
  const hits: Known = { tally: tallies.hits, counts: () => must };
  const any = hasAny ? countNear(scope, tallies.without('any'), [hits, ...known]) : must.slice();
  for (const { item, mode } of query.wants) {
    const number = block.items.itemOfId.get(item);
    if (number === undefined) continue;
    const own: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    const others = otherAnys(selection.conditions, query.wants, item);
    const withoutAny = leaveOutAll(selection, [...own, 'any'], docs);
    const members = docsWithItem(block, item);
    any[number] = countIn(withoutAny, members);
    must[number] = countIn(others === null ? withoutAny : intersect(withoutAny, others), members);
  }
  return { must, any };
}

/** A set of docs whose items are counted already. */
type Known = { readonly tally: Pick<Tally, 'bits' | 'size'>; readonly counts: () => Int32Array };

/** Counts over a set by the way to it that is shortest: from nothing, from all docs, or from a known set that it has all
 *  docs of, or that has all of its docs; only those that one has and the other has not are walked. */
function countNear({ block, docs }: Scope, tally: Tally, known: readonly Known[]): Int32Array {
  const distance = (one: Known) => Math.abs(one.tally.size - tally.size);
  const [nearest] = [...known].sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined || distance(nearest) >= tally.steps) return countHeld(block.items, tally, docs);
  const more = tally.size > nearest.tally.size;
  const [larger, smaller] = more ? [tally.bits, nearest.tally.bits] : [nearest.tally.bits, tally.bits];
  const between = countHeld(block.items, tallyOf(subtract(larger, smaller), distance(nearest), docs), docs);
  return nearest.counts().map((count, item) => (more ? count + between[item]! : count - between[item]!));
}

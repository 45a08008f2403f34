import { intersect } from '@/engine/bitset/combineBits';
import type { CountedDocs } from '@/engine/countedDocs';
import { otherAnys } from '@/engine/filter/conditions';
import type { Selection } from '@/engine/filter/selectDocs';
import { leaveOut, leaveOutAll } from '@/engine/filter/selectDocs';
import type { Scope } from '@/engine/index/blockContext';
import { countOne } from '@/engine/refine/countSets';
import { countHeld, countHeldTwice } from './countHeld';
import type { ConditionKey } from './countTarget';

/** Counts, for every item of a block, the total if it were asked for next: as must, the first of its pair, and as the
 *  whole `any` group, the second. Without `any` wants, the two are the same and only the first is counted. An item that
 *  is wanted already is counted as if its want were changed to that.
 *  @returns  must not be changed; holds until the next are counted */
export function countItems(scope: Scope, selection: Selection): Int32Array {
  const { block, query, docs } = scope;
  const { items } = block;
  const hits = { bits: selection.hits, size: selection.total };
  if (query.wants.length === 0) return countHits(scope, hits);
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const counts = hasAny ? countHeldTwice(items, hits, leaveOut(selection, 'any'), docs) : countHeld(items, hits, docs);
  for (const { item, mode, level } of query.wants) {
    const number = items.itemOfId.get(item);
    if (number === undefined) continue;
    if (mode === 'must' && level <= 1 && !hasAny) {
      counts[2 * number] = hits.size;
      continue;
    }
    const own: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    const others = otherAnys(selection.conditions, query.wants, item);
    const withoutAny = leaveOutAll(selection, [...own, 'any'], docs);
    // Of a want that is no condition of its own, that is counted already.
    const asAny = hasAny && own.length === 0 ? counts[2 * number + 1]! : countOne(items.sets, withoutAny, number);
    counts[2 * number] = others === null ? asAny : countOne(items.sets, intersect(withoutAny, others), number);
    counts[2 * number + 1] = asAny;
  }
  return counts;
}

/** Most pages are opened with nothing asked: then what is not sold is counted over, and that is known. */
function countHits({ block, liveBlock, docs }: Scope, hits: CountedDocs): Int32Array {
  return isSame(liveBlock.unsold, hits) ? liveBlock.unsoldCounts() : countHeld(block.items, hits, docs);
}

function isSame(a: CountedDocs, b: CountedDocs): boolean {
  return a.size === b.size && a.bits.every((word, i) => word === b.bits[i]);
}

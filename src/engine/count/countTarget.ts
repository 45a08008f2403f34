import type { CountedDocs } from '@/engine/bitset/bits';
import { fullBits, listDocs, subtract } from '@/engine/bitset/bits';
import type { ConditionKey } from '@/engine/filter/conditions';
import type { Selection } from '@/engine/filter/selectDocs';
import { selectWithout } from '@/engine/filter/selectDocs';

/** A set of documents to count over. */
export type CountTarget = CountedDocs & {
  /** Lists the documents of the set or, if `isInverted`, all other documents. */
  readonly list: () => Uint16Array;
  /** True if `list` has the documents outside the set, because they are fewer. Counts are then totals minus the counts of
   *  these documents. */
  readonly isInverted: boolean;
  /** Length of `list`. */
  readonly length: number;
};

/** The sets that the counts of one search are over. */
export type CountTargets = {
  readonly hits: CountTarget;
  /** The documents that meet all conditions except possibly one. */
  readonly without: (key: ConditionKey) => CountTarget;
};

/** Prepares counting over the hits of a block, and over the hits without one of the conditions. */
export function countTargetsOf(selection: Selection, docCount: number): CountTargets {
  const hits = createCountTarget(selection.hits, docCount);
  return {
    hits,
    without: (key) =>
      selection.conditions.docsOf.has(key) ? createCountTarget(selectWithout(selection, key), docCount) : hits,
  };
}

/** @param docCount  number of documents in the block */
function createCountTarget({ bits, size }: CountedDocs, docCount: number): CountTarget {
  const isInverted = size * 2 > docCount;
  const length = isInverted ? docCount - size : size;
  let listed: Uint16Array | null = null;
  const list = () => {
    listed ??= listDocs(isInverted ? subtract(fullBits(docCount), bits) : bits, length);
    return listed;
  };
  return { bits, size, list, isInverted, length };
}

/** Counts the documents of a target by value id.
 *  @param totals  number of documents of the block for each value id */
export function countValueIds(
  target: CountTarget,
  valueIds: Uint8Array | Uint16Array,
  totals: ArrayLike<number>,
): Int32Array {
  const counts = tabulate(target.list(), valueIds, totals.length);
  if (target.isInverted) for (let id = 0; id < counts.length; id++) counts[id] = totals[id]! - counts[id]!;
  return counts;
}

/** Four counters per value take turns: incrementing the same one twice in a row stalls the processor. */
function tabulate(docs: Uint16Array, valueIds: Uint8Array | Uint16Array, ids: number): Int32Array {
  const counts = new Int32Array(4 * ids);
  let i = 0;
  for (; i + 3 < docs.length; i += 4) {
    counts[valueIds[docs[i]!]!]!++;
    counts[ids + valueIds[docs[i + 1]!]!]!++;
    counts[2 * ids + valueIds[docs[i + 2]!]!]!++;
    counts[3 * ids + valueIds[docs[i + 3]!]!]!++;
  }
  for (; i < docs.length; i++) counts[valueIds[docs[i]!]!]!++;
  for (let id = 0; id < ids; id++) counts[id]! += counts[ids + id]! + counts[2 * ids + id]! + counts[3 * ids + id]!;
  return counts.subarray(0, ids);
}

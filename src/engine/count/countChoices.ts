import { countShared } from '@/engine/bitset/bits';
import { countIn } from '@/engine/bitset/docSet';
import type { BlockContext } from '@/engine/index/blockContext';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { CountTarget, CountTargets } from './countTarget';
import { countValueIds } from './countTarget';

const STATUSES_OTHER_THAN_ON_SALE = ['reserved', 'paused', 'sold'] as const;

/** Choice facet → value → total. */
export type ChoiceCounts = { readonly status: Record<string, number>; [facet: string]: Record<string, number> };

/** For every value of every choice facet, adds the total of a block if the value were the only one chosen in its facet.
 *  Totals of 0 are included, since the screen shows their values as disabled. */
export function countChoices({ block, liveBlock }: BlockContext, targets: CountTargets, sums: ChoiceCounts): void {
  for (const [facet, column] of block.choices) {
    const sum = sums[facet] ?? {};
    sums[facet] = sum;
    const counts = countValues(column, targets.without(`choice:${facet}`));
    for (const [i, name] of column.names.entries()) add(sum, name, counts[i]!);
  }
  const { bits, size } = targets.without('choice:status');
  let rest = size;
  for (const status of STATUSES_OTHER_THAN_ON_SALE) {
    const docs = liveBlock.statusDocs[status];
    const count = docs.size === 0 ? 0 : countShared(bits, docs.bits);
    add(sums.status, status, count);
    rest -= count;
  }
  add(sums.status, 'onSale', rest);
}

/** Number of documents that are visited in the time of intersecting one bitset. */
const VISITS_PER_SET = 2_000;

/** Counts documents by value: intersects the set of each value if there are few values, otherwise visits the documents. */
function countValues({ docsOf, valueIds, totals }: ChoiceColumn, target: CountTarget): ArrayLike<number> {
  if (docsOf.length * VISITS_PER_SET < target.length) return docsOf.map((set) => countIn(target.bits, set));
  return countValueIds(target, valueIds, totals).subarray(1);
}

function add(sum: Record<string, number>, name: string, count: number): void {
  sum[name] = (sum[name] ?? 0) + count;
}

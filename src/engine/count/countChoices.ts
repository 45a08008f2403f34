import { countShared } from '@/engine/bitset/bits';
import type { Scope } from '@/engine/index/blockContext';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { Tallies, Tally } from './countTarget';
import { countPicks } from './countTarget';

const LESS_USUAL = ['reserved', 'paused', 'sold'] as const;

/** Choice facet → value → total. */
export type ChoiceCounts = { readonly status: Record<string, number>; [facet: string]: Record<string, number> };

/** Adds, for every value of every choice facet of the block, the total if it alone were chosen in its group; values that
 *  come to 0 too, since the screen shows them greyed. */
export function countChoices({ block, liveBlock }: Scope, tallies: Tallies, sums: ChoiceCounts): void {
  for (const [facet, column] of block.choices) {
    const sum = sums[facet] ?? {};
    sums[facet] = sum;
    countValues(column, tallies.without(`choice:${facet}`), (name, count) => add(sum, name, count));
  }
  const { bits, size } = tallies.without('choice:status');
  const { status: statuses } = sums;
  let rest = size;
  for (const status of LESS_USUAL) {
    // Most catalogs have no paused shop, and none needs all statuses counted: what is left over is on sale.
    const own = liveBlock.statusDocs[status];
    const count = own.size === 0 ? 0 : countShared(bits, own.bits);
    add(statuses, status, count);
    rest -= count;
  }
  add(statuses, 'onSale', rest);
}

function add(sum: Record<string, number>, name: string, count: number): void {
  sum[name] = (sum[name] ?? 0) + count;
}

/** How many docs are walked in about the time in which a set is counted. */
const WALKED_PER_SET = 300;

/** Counts the docs of each value: by walking, or by intersecting each value's set where that is less. */
function countValues(
  { names, picks, sets, totals }: ChoiceColumn,
  tally: Tally,
  tell: (name: string, count: number) => void,
): void {
  if (names.length * WALKED_PER_SET < tally.steps) {
    sets.count(tally.bits);
    for (const [i, name] of names.entries()) tell(name, sets.counts[2 * i]!);
  } else {
    const counts = countPicks(tally, picks, totals);
    for (const [i, name] of names.entries()) tell(name, counts[i + 1]!);
  }
}

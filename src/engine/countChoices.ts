import { countShared } from './bits';
import type { ChoiceColumn } from './buildChoices';
import { nameOfValue } from './buildChoices';
import { JOINED_STATUSES } from './joinOverlay';
import type { Scope } from './scope';
import type { Tallies, Tally } from './tally';
import { countPicks } from './tally';

/** Choice facet → value → total. */
export type ChoiceCounts = Record<string, Record<string, number>>;

/** Adds, for every value of every choice facet of the block, the total if it alone were chosen in its group; values that
 *  come to 0 too, since the screen shows them greyed. */
export function countChoices({ block, liveBlock }: Scope, tallies: Tallies, sums: ChoiceCounts): void {
  for (const [facet, column] of block.choices) {
    const counts = countValues(column, tallies.without(`choice:${facet}`));
    sums[facet] ??= {};
    for (const [i, value] of column.values.entries()) add(sums[facet], nameOfValue(value), counts[i]!);
  }
  const { bits } = tallies.without('choice:status');
  sums.status ??= {};
  for (const status of JOINED_STATUSES) add(sums.status, status, countShared(bits, liveBlock.statusDocs[status]));
}

function add(sum: Record<string, number>, name: string, count: number): void {
  sum[name] = (sum[name] ?? 0) + count;
}

/** How many docs are walked in about the time in which a set is counted. */
const WALKED_PER_SET = 300;

/** Counts the docs of each value: by walking, or by intersecting each value's set where that is less. */
function countValues({ picks, docsOf, sets }: ChoiceColumn, tally: Tally): ArrayLike<number> {
  if (docsOf.length * WALKED_PER_SET < tally.steps) return sets.count(tally.bits, docsOf.length);
  return countPicks(tally, picks, [0, ...docsOf.map(({ size }) => size)]).subarray(1);
}

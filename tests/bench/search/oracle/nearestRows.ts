import { MAX_CLOSEST, rangeGap, wantGap } from './gaps';
import type { OracleContext, WantLevels } from './oracleContext';
import { isMet, newestFirst, rangesOf } from './oracleContext';
import type { Row } from './shopRows';
import { createTopList } from './topList';

type Near = { readonly row: Row; readonly distance: readonly number[] };

/** Returns the nearest of some rows, nearest first.
 *  @param rows  rows that are not hits, but meet all conditions that closest offers must meet */
export function nearestRows(
  context: OracleContext,
  rows: readonly Row[],
  readLevels: (row: Row) => WantLevels,
): readonly Row[] {
  const { wants } = context.query;
  const requiredIndexes = wants.flatMap(({ mode }, index) => (mode === 'must' || mode === 'any' ? [index] : []));
  const sumRangeGaps = createRangeGapSum(context, requiredIndexes.length > 0);
  const top = createTopList<Near>(MAX_CLOSEST, compareNear);
  for (const row of rows) {
    const wantLevels = readLevels(row);
    if (requiredIndexes.length > 0 && !requiredIndexes.some((index) => wantLevels[index]! > 0)) continue;
    const rangeGapSum = sumRangeGaps(row);
    if (rangeGapSum === null) continue;
    const nice = wants.filter((want, index) => want.mode === 'nice' && isMet(want, wantLevels[index]!)).length;
    top.add({
      row,
      distance: [sumWantGaps(context, wantLevels), rangeGapSum, -nice, context.live.amounts[row.index]!],
    });
  }
  return top.list().map(({ row }) => row);
}

function compareNear(a: Near, b: Near): number {
  for (let i = 0; i < a.distance.length; i++)
    if (a.distance[i] !== b.distance[i]) return a.distance[i]! - b.distance[i]!;
  return newestFirst(a.row, b.row);
}

/** Sums up the gaps of all `must` wants and of the nearest `any` want. */
function sumWantGaps({ query: { wants } }: OracleContext, wantLevels: WantLevels): number {
  let must = 0;
  let any = Number.POSITIVE_INFINITY;
  for (const [index, { mode, level }] of wants.entries()) {
    if (mode === 'must') must += wantGap(level, wantLevels[index]!);
    if (mode === 'any') any = Math.min(any, wantGap(level, wantLevels[index]!));
  }
  return must + (any === Number.POSITIVE_INFINITY ? 0 : any);
}

/** Returns a function that sums up the distances of a row from the ranges; null beyond the tolerance. */
function createRangeGapSum(context: OracleContext, toleratesMissing: boolean): (row: Row) => number | null {
  const ranges = rangesOf(context);
  return (row) => {
    let sum = 0;
    for (const { range, valueOfRow } of ranges) {
      const gap = rangeGap(valueOfRow(row), range, toleratesMissing);
      if (gap === null) return null;
      sum += gap;
    }
    return sum;
  };
}

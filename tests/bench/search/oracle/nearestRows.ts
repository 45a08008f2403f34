import type { Asking, Held } from './asking';
import { isMet, newestFirst, rangesOf } from './asking';
import { NEAREST, rangeGap, wantGap } from './gaps';
import type { Row } from './shopRows';
import { createTopList } from './topList';

type Near = { readonly row: Row; readonly lacks: readonly number[] };

/** The nearest of some rows that meet what the closest offers must meet, nearest first.
 *  @param rows  no hits among them */
export function nearestRows(asking: Asking, rows: readonly Row[], readHeld: (row: Row) => Held): readonly Row[] {
  const { wants } = asking.query;
  const asked = wants.flatMap(({ mode }, at) => (mode === 'must' || mode === 'any' ? [at] : []));
  const rangesMissed = createRangesMissed(asking, asked.length > 0);
  const top = createTopList<Near>(NEAREST, compareNear);
  for (const row of rows) {
    const held = readHeld(row);
    if (asked.length > 0 && !asked.some((at) => held[at]! > 0)) continue;
    const beyond = rangesMissed(row);
    if (beyond === null) continue;
    const nice = wants.filter((want, at) => want.mode === 'nice' && isMet(want, held[at]!)).length;
    top.offer({ row, lacks: [wantsMissed(asking, held), beyond, -nice, asking.live.amounts[row.at]!] });
  }
  return top.list().map(({ row }) => row);
}

function compareNear(a: Near, b: Near): number {
  for (let i = 0; i < a.lacks.length; i++) if (a.lacks[i] !== b.lacks[i]) return a.lacks[i]! - b.lacks[i]!;
  return newestFirst(a.row, b.row);
}

/** All `must` wants, and the nearest of the `any` wants. */
function wantsMissed({ query: { wants } }: Asking, held: Held): number {
  let must = 0;
  let any = Number.POSITIVE_INFINITY;
  for (const [at, { mode, level }] of wants.entries()) {
    if (mode === 'must') must += wantGap(level, held[at]!);
    if (mode === 'any') any = Math.min(any, wantGap(level, held[at]!));
  }
  return must + (any === Number.POSITIVE_INFINITY ? 0 : any);
}

/** Makes what adds up how far a row is beyond the ranges; null if it is too far. */
function createRangesMissed(asking: Asking, mayLack: boolean): (row: Row) => number | null {
  const ranges = rangesOf(asking);
  return (row) => {
    let sum = 0;
    for (const { range, readValue } of ranges) {
      const gap = rangeGap(readValue(row), range, mayLack);
      if (gap === null) return null;
      sum += gap;
    }
    return sum;
  };
}

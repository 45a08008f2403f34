import { barOf } from './clusterBounds';
import type { NumberColumn } from './numberColumn';
import { numberAt } from './numberColumn';

/** The bar of a histogram that each doc of a block falls in. */
export type Bars = {
  /** Doc → bar + 1, 0 where the offer does not have the number. */
  readonly picks: Uint8Array;
  /** Docs in each of `picks`. */
  readonly totals: Int32Array;
};

/** Finds the bar of every doc. */
export function findBars(column: NumberColumn, bounds: readonly number[]): Bars {
  const picks = new Uint8Array(column.length);
  const totals = new Int32Array(Math.max(1, bounds.length));
  for (let doc = 0; doc < column.length; doc++) {
    const pick = barOf(bounds, numberAt(column, doc)) + 1;
    picks[doc] = pick;
    totals[pick]!++;
  }
  return { picks, totals };
}

import { binOf } from './clusterBounds';
import type { NumberColumn } from './numberColumn';
import { numberAt } from './numberColumn';

/** The histogram bin of each document of a block. */
export type HistogramBins = {
  /** Document → bin + 1, 0 where the offer does not have the number. */
  readonly binIds: Uint8Array;
  /** Number of documents for each value of `binIds`. */
  readonly totals: Int32Array;
};

/** Assigns each document to its bin. */
export function assignBins(column: NumberColumn, bounds: readonly number[]): HistogramBins {
  const binIds = new Uint8Array(column.length);
  const totals = new Int32Array(Math.max(1, bounds.length));
  for (let doc = 0; doc < column.length; doc++) {
    const id = binOf(bounds, numberAt(column, doc)) + 1;
    binIds[doc] = id;
    totals[id]!++;
  }
  return { binIds, totals };
}

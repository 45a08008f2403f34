import { barOf, clusterBounds } from './clusterBounds';

/** A number of the offers that can be asked for by a range; in written units. */
export type RangeColumn = {
  /** One a doc, NaN where the offer does not have it. */
  readonly values: Float64Array;
  /** Of the histogram, see `clusterBounds`. */
  readonly bounds: readonly number[];
  /** The bar of the histogram that each doc falls in; NO_BAR where the offer does not have the number. */
  readonly bars: Uint8Array;
};
export const NO_BAR = 255;

/** Prepares a column for ranges and its histogram.
 *  @param values  one a doc, NaN where the offer does not have it */
export function rangeColumn(values: Float64Array): RangeColumn {
  const bounds = clusterBounds(values.filter((value) => !Number.isNaN(value)).sort());
  const bars = Uint8Array.from(values, (value) => (Number.isNaN(value) ? NO_BAR : barOf(bounds, value)));
  return { values, bounds, bars };
}

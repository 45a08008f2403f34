import { clusterBounds } from '@/engine/columns/clusterBounds';

/** The values of a range facet with their histogram bins. */
export type NumberColumn = {
  /** Row → value in written units, NaN for none. */
  readonly values: Float64Array;
  readonly bounds: readonly number[];
  /** Row → bin, −1 for none. */
  readonly binIds: Int8Array;
};

/** Creates the column of a range facet, with the histogram bounds of the engine.
 *  @param valueOfRow  returns null for a row without a value */
export function createNumberColumn(rows: number, valueOfRow: (index: number) => number | null): NumberColumn {
  const values = new Float64Array(rows);
  for (let index = 0; index < rows; index++) values[index] = valueOfRow(index) ?? Number.NaN;
  const bounds = clusterBounds(values.filter((value) => !Number.isNaN(value)).sort());
  return { values, bounds, binIds: Int8Array.from(values, (value) => binOf(bounds, value)) };
}

/** Returns the value of a row, null if it has none. */
export function valueAt(column: NumberColumn | undefined, index: number): number | null {
  const value = column?.values[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Returns the bin of a value, −1 for none. Bins include their lower bound, the last one also its upper bound. */
function binOf(bounds: readonly number[], value: number): number {
  const last = bounds.length - 2;
  for (let bin = 0; bin <= last; bin++) {
    if (value >= bounds[bin]! && (value < bounds[bin + 1]! || (bin === last && value === bounds[bin + 1]))) return bin;
  }
  return -1;
}

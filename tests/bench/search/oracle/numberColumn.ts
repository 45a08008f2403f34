import { clusterBounds } from '@/engine/columns/clusterBounds';

/** The values of a range facet, and the bars of its histogram. */
export type NumberColumn = {
  /** Row → value in written units, NaN for a row that has none. */
  readonly values: Float64Array;
  readonly bounds: readonly number[];
  /** Row → bar, −1 for none. */
  readonly binIds: Int8Array;
};

/** Reads the values of a range facet; the bounds of its bars are the engine's.
 *  @param readValue  row → value, null for none */
export function createNumberColumn(rows: number, valueOfRow: (index: number) => number | null): NumberColumn {
  const values = new Float64Array(rows);
  for (let index = 0; index < rows; index++) values[index] = valueOfRow(index) ?? Number.NaN;
  const bounds = clusterBounds(values.filter((value) => !Number.isNaN(value)).sort());
  return { values, bounds, binIds: Int8Array.from(values, (value) => binOf(bounds, value)) };
}

/** The value of a row, null if it has none. */
export function valueAt(column: NumberColumn | undefined, index: number): number | null {
  const value = column?.values[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** A bar holds its first bound, the last also its end. */
function binOf(bounds: readonly number[], value: number): number {
  const last = bounds.length - 2;
  for (let bin = 0; bin <= last; bin++) {
    if (value >= bounds[bin]! && (value < bounds[bin + 1]! || (bin === last && value === bounds[bin + 1]))) return bin;
  }
  return -1;
}

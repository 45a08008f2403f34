import { clusterBounds } from '@/engine/columns/clusterBounds';

/** The values of a range facet, and the bars of its histogram. */
export type NumberColumn = {
  /** Row → value in written units, NaN for a row that has none. */
  readonly values: Float64Array;
  readonly bounds: readonly number[];
  /** Row → bar, −1 for none. */
  readonly bars: Int8Array;
};

/** Reads the values of a range facet; the bounds of its bars are the engine's.
 *  @param readValue  row → value, null for none */
export function readNumbers(rows: number, readValue: (at: number) => number | null): NumberColumn {
  const values = new Float64Array(rows);
  for (let at = 0; at < rows; at++) values[at] = readValue(at) ?? Number.NaN;
  const bounds = clusterBounds(values.filter((value) => !Number.isNaN(value)).sort());
  return { values, bounds, bars: Int8Array.from(values, (value) => barOf(bounds, value)) };
}

/** The value of a row, null if it has none. */
export function valueAt(column: NumberColumn | undefined, at: number): number | null {
  const value = column?.values[at];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** A bar holds its first bound, the last also its end. */
function barOf(bounds: readonly number[], value: number): number {
  const last = bounds.length - 2;
  for (let bar = 0; bar <= last; bar++) {
    if (value >= bounds[bar]! && (value < bounds[bar + 1]! || (bar === last && value === bounds[bar + 1]))) return bar;
  }
  return -1;
}

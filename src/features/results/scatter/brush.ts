import { type Query, type Range, setRange } from '@/domain/query';
import type { PlotSize, Point } from './nearestDot';
import { type PlotData, WANTS_MET_AXIS } from './plotData';

/** A rectangle selected in the plot, from one corner to the opposite one. */
export type Brush = { readonly from: Point; readonly to: Point };

/** A smaller movement is a click. In CSS pixels. */
const MIN_SIZE = 8;

/** Returns whether a rectangle is a selection and not a click. */
export function isSelection({ from, to }: Brush): boolean {
  return Math.abs(from.left - to.left) >= MIN_SIZE || Math.abs(from.top - to.top) >= MIN_SIZE;
}

/** Returns the query restricted to the ranges of a selection. Limits are whole numbers; a limit at the end of its axis is
 *  left open. If the vertical axis is the number of wants met, only the price range is set. */
export function brushRanges(query: Query, { from, to }: Brush, axis: string, plot: PlotData, size: PlotSize): Query {
  const xs = [from.left / size.width, to.left / size.width].sort((a, b) => a - b);
  const ys = [1 - from.top / size.height, 1 - to.top / size.height].sort((a, b) => a - b);
  const priced = setRange(query, 'price', rangeOf(xs, plot.x.valueAt));
  return axis === WANTS_MET_AXIS ? priced : setRange(priced, axis, rangeOf(ys, plot.y.valueAt));
}

function rangeOf([low = 0, high = 1]: readonly number[], valueAt: (position: number) => number): Range {
  const min = low <= 0 ? null : Math.floor(valueAt(low));
  const max = high >= 1 ? null : Math.ceil(valueAt(high));
  return { min, max };
}

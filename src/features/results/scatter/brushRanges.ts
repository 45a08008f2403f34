import { type Query, type Range, setRange } from '@/domain/query';
import type { PlotSize, Spot } from './pickDot';
import { MET, type PlotData } from './plotData';

/** A frame over the plot, from one corner to the other. */
export type Brush = { readonly from: Spot; readonly to: Spot };

/** A frame narrower than this was meant as a press. In CSS pixels. */
const LEAST = 8;

/** Whether a frame is large enough to be one. */
export function isFrame({ from, to }: Brush): boolean {
  return Math.abs(from.left - to.left) >= LEAST || Math.abs(from.top - to.top) >= LEAST;
}

/** The query with the ranges of a frame: what lies in it stays. Ends are whole numbers; one at the end of its axis is
 *  left open. The number of wants met is no range: then only the prices are taken. */
export function brushRanges(query: Query, { from, to }: Brush, axis: string, plot: PlotData, size: PlotSize): Query {
  const across = [from.left / size.width, to.left / size.width].sort((a, b) => a - b);
  const up = [1 - from.top / size.height, 1 - to.top / size.height].sort((a, b) => a - b);
  const priced = setRange(query, 'price', rangeOf(across, plot.x.valueAt));
  return axis === MET ? priced : setRange(priced, axis, rangeOf(up, plot.y.valueAt));
}

function rangeOf([low = 0, high = 1]: readonly number[], valueAt: (place: number) => number): Range {
  const min = low <= 0 ? null : Math.floor(valueAt(low));
  const max = high >= 1 ? null : Math.ceil(valueAt(high));
  return { min, max };
}

import type { OfferCode } from '@/domain/offer';
import type { ScatterPoints } from '@/domain/scatterPoints';
import type { Histogram } from '@/domain/searchResponse';
import { clusteredScale } from './clusteredScale';
import { logScale } from './logScale';
import type { PlotScale } from './plotScale';

/** Id of the vertical axis for the number of wants met; the other axes are range facets. */
export const WANTS_MET_AXIS = 'met';

/** A hit as a dot. Coordinates range from 0 to 1, from the lower left corner. */
export type Dot = {
  readonly code: OfferCode;
  readonly price: number;
  /** NaN if the offer does not state it. */
  readonly value: number;
  /** False if there are no wants. */
  readonly meetsAllWants: boolean;
  readonly x: number;
  readonly y: number;
};

export type PlotData = {
  readonly x: PlotScale;
  readonly y: PlotScale;
  /** Cheapest first. */
  readonly dots: readonly Dot[];
  /** Number of dots without a value on the vertical axis. */
  readonly unstated: number;
};

/** Hits that meet the same number of wants are spread over this fraction of the distance between two ticks. */
const SPREAD = 0.6;

/** Computes axes and dots of a plot.
 *  @param axis    `met` or a range facet of the points
 *  @param wanted  number of wants that can be met */
export function createPlotData(
  points: ScatterPoints,
  axis: string,
  histograms: Readonly<Record<string, Histogram>>,
  wanted: number,
): PlotData {
  const values =
    axis === WANTS_MET_AXIS ? Float64Array.from(points.met) : (points.numbers[axis] ?? new Float64Array(0));
  const x = logScale(points.prices);
  const y =
    axis === WANTS_MET_AXIS ? countScale(points.met, wanted) : clusteredScale(histograms[axis]?.bounds ?? [], values);
  const dots = points.codes.map((code, i): Dot => {
    const value = values[i] ?? Number.NaN;
    const price = points.prices[i] ?? 0;
    const plotted = axis === WANTS_MET_AXIS ? value + spreadOf(code) : value;
    const dotY = Number.isNaN(value) ? 0 : y.positionOf(plotted);
    return {
      code,
      price,
      value,
      meetsAllWants: wanted > 0 && points.met[i] === wanted,
      x: x.positionOf(price),
      y: dotY,
    };
  });
  dots.sort((a, b) => a.price - b.price || a.y - b.y);
  return { x, y, dots, unstated: dots.filter(({ value }) => Number.isNaN(value)).length };
}

/** Returns an axis with a tick for each number of wants met, from the lowest number on. */
function countScale(met: Uint8Array, wanted: number): PlotScale {
  const lowest = met.reduce((low, count) => Math.min(low, count), wanted);
  const ticks = Array.from({ length: wanted - lowest + 1 }, (_, step) => lowest + step);
  const span = ticks.length;
  return {
    ticks,
    positionOf: (value) => (value - lowest + 0.5) / span,
    valueAt: (position) => position * span - 0.5 + lowest,
  };
}

/** Returns a number between −SPREAD / 2 and SPREAD / 2 that depends on the code only. */
function spreadOf(code: string): number {
  let hash = 0;
  for (const letter of code) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (((hash >>> 0) % 997) / 997 - 0.5) * SPREAD;
}

import type { OfferCode } from '@/domain/offer';
import type { Points } from '@/domain/points';
import type { Histogram } from '@/domain/searchResponse';
import { type ClusteredScale, clusteredScale } from './clusteredScale';

/** What the vertical axis stands for: the number of wants met, or a range facet. */
export const MET = 'met';

/** A hit as a dot. Places run from 0 to 1, from left to right and from below to above. */
export type Dot = {
  readonly code: OfferCode;
  readonly price: number;
  /** NaN where the offer does not say. */
  readonly value: number;
  /** Whether it meets all wants; false where nothing is wanted. */
  readonly whole: boolean;
  readonly across: number;
  readonly up: number;
};

export type PlotData = {
  readonly x: ClusteredScale;
  readonly y: ClusteredScale;
  /** The cheapest first. */
  readonly dots: readonly Dot[];
  /** How many do not say the value of the vertical axis. */
  readonly unsaid: number;
};

/** Hits that meet as many wants would all lie on one line: they are spread over so much of the way to the next one. */
const SPREAD = 0.6;

/** Lays the points out along both axes.
 *  @param axis    `met` or a range facet of the points
 *  @param wanted  how many wants can be met */
export function layOut(
  points: Points,
  axis: string,
  histograms: Readonly<Record<string, Histogram>>,
  wanted: number,
): PlotData {
  const values = axis === MET ? Float64Array.from(points.met) : (points.numbers[axis] ?? new Float64Array(0));
  const x = clusteredScale(histograms.price?.bounds ?? [], points.prices);
  const y = axis === MET ? countScale(points.met, wanted) : clusteredScale(histograms[axis]?.bounds ?? [], values);
  const dots = points.codes.map((code, i): Dot => {
    const value = values[i] ?? Number.NaN;
    const price = points.prices[i] ?? 0;
    const drawn = axis === MET ? value + spreadOf(code) : value;
    const up = Number.isNaN(value) ? 0 : y.placeOf(drawn);
    return { code, price, value, whole: wanted > 0 && points.met[i] === wanted, across: x.placeOf(price), up };
  });
  dots.sort((a, b) => a.price - b.price || a.up - b.up);
  return { x, y, dots, unsaid: dots.filter(({ value }) => Number.isNaN(value)).length };
}

/** A line for each number of wants that is met, with room above and below it: what is required is met by every hit. */
function countScale(met: Uint8Array, wanted: number): ClusteredScale {
  const least = met.reduce((low, count) => Math.min(low, count), wanted);
  const borders = Array.from({ length: wanted - least + 1 }, (_, step) => least + step);
  const span = borders.length;
  return {
    borders,
    placeOf: (value) => (value - least + 0.5) / span,
    valueAt: (place) => place * span - 0.5 + least,
  };
}

/** The same for a code each time, between −SPREAD / 2 and SPREAD / 2. */
function spreadOf(code: string): number {
  let hash = 0;
  for (const letter of code) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (((hash >>> 0) % 997) / 997 - 0.5) * SPREAD;
}

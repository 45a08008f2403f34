import type { Range } from '@/domain/query';

/** Positions of the two handles, in bins from the lower end: 0 is the first bound, `bounds.length - 1` the last.
 *  Fractions are interpolated within a bin. */
export type Handles = readonly [low: number, high: number];

/** A scale with one equally wide bin per interval, however much the intervals differ. */
export type RangeScale = {
  /** Ascending bounds of the bins, in written units. */
  readonly bounds: readonly number[];
  /** Whether values are whole numbers: then "at most 3" covers the whole bin from 3 to 4. */
  readonly isWhole: boolean;
};

/** Converts a range to handle positions. */
export function rangeToHandles(range: Range | null, { bounds, isWhole }: RangeScale): Handles {
  const min = range?.min ?? null;
  const max = range?.max ?? null;
  const low = min === null ? 0 : positionOf(min, bounds);
  if (max === null) return [low, bounds.length - 1];
  const bin = bounds.indexOf(max);
  const high = isWhole && isUnitBin(bin, bounds) ? bin + 1 : positionOf(max, bounds);
  return [low, Math.max(low, high)];
}

/** Converts handle positions to a range; a handle at its end of the scale leaves that side open.
 *  @param before  the previous range: a handle that has not moved keeps its exact number
 *  @returns       null if both sides are open */
export function handlesToRange([low, high]: Handles, scale: RangeScale, before: Range | null): Range | null {
  const { bounds } = scale;
  const [lowBefore, highBefore] = rangeToHandles(before, scale);
  const minAtLow = () => (low <= 0 ? null : Math.round(valueAtPosition(low, bounds)));
  const maxAtHigh = () => (high >= bounds.length - 1 ? null : maxAtHandle(high, scale));
  const min = before !== null && low === lowBefore ? before.min : minAtLow();
  const max = before !== null && high === highBefore ? before.max : maxAtHigh();
  if (min === null && max === null) return null;
  // Two handles at the same bound of a unit bin select that unit.
  return { min, max: min === null || max === null ? max : Math.max(min, max) };
}

/** Returns the highest number included by an upper handle. */
export function maxAtHandle(position: number, { bounds, isWhole }: RangeScale): number {
  const lastUnit = isWhole && isUnitBin(position - 1, bounds) ? bounds[position - 1] : undefined;
  return lastUnit ?? Math.round(valueAtPosition(position, bounds));
}

/** Returns the position of a value in bins, clamped to the scale. */
export function positionOf(value: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => bound > value);
  if (above < 0) return Math.max(0, bounds.length - 1);
  const [from = value, to = value] = bounds.slice(above - 1, above + 1);
  return above === 0 ? 0 : above - 1 + (value - from) / (to - from);
}

/** Returns the value at a position; the inverse of `positionOf`. */
export function valueAtPosition(position: number, bounds: readonly number[]): number {
  const bin = Math.max(0, Math.min(bounds.length - 2, Math.floor(position)));
  const from = bounds[bin] ?? 0;
  return from + (position - bin) * ((bounds[bin + 1] ?? from) - from);
}

/** Returns whether both ends are set and the lower exceeds the upper. */
export function isReversed({ min, max }: Range): boolean {
  return min !== null && max !== null && min > max;
}

/** Selects the bounds that are labelled below a histogram: both ends and up to three evenly spread between them.
 *  @returns  ascending indexes into `bounds` */
export function labelledBoundIndexes(bounds: readonly number[]): readonly number[] {
  const end = bounds.length - 1;
  if (end < 1) return end === 0 ? [0] : [];
  const parts = Math.min(4, end);
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * end) / parts));
}

function isUnitBin(bin: number, bounds: readonly number[]): boolean {
  const [from = 0, to = 0] = bounds.slice(bin, bin + 2);
  return to - from === 1;
}

import type { Range } from '@/domain/query';

/** Where the two handles stand, counted in borders of the bars: 0 is the lower end, `bounds.length - 1` the upper. Between
 *  two borders a handle stands where its number lies in the bar. */
export type Handles = readonly [low: number, high: number];

/** A clustered scale, and how its numbers are to be read. */
export type RangeScale = {
  /** Ascending borders of the bars, in written units. */
  readonly bounds: readonly number[];
  /** Whether there are whole numbers only: then "at most 3" takes the whole of a bar from 3 to 4. */
  readonly isWhole: boolean;
};

/** Where a range stands on the clustered scale. */
export function rangeToHandles(range: Range | null, { bounds, isWhole }: RangeScale): Handles {
  const min = range?.min ?? null;
  const max = range?.max ?? null;
  const low = min === null ? 0 : positionOf(min, bounds);
  if (max === null) return [low, bounds.length - 1];
  const bar = bounds.indexOf(max);
  const high = isWhole && isOneUnit(bar, bounds) ? bar + 1 : positionOf(max, bounds);
  return [low, Math.max(low, high)];
}

/** The range two handles mean; a handle at its end of the scale leaves that side open.
 *  @param before  the range they stood for until now: a handle that still stands there keeps its number as it is
 *  @returns       null if both sides are open */
export function handlesToRange([low, high]: Handles, scale: RangeScale, before: Range | null): Range | null {
  const { bounds } = scale;
  const [lowBefore, highBefore] = rangeToHandles(before, scale);
  const readMin = () => (low <= 0 ? null : Math.round(valueAtPosition(low, bounds)));
  const readMax = () => (high >= bounds.length - 1 ? null : maxAtHandle(high, scale));
  const min = before !== null && low === lowBefore ? before.min : readMin();
  const max = before !== null && high === highBefore ? before.max : readMax();
  if (min === null && max === null) return null;
  // Two handles at one border of a bar of one unit mean this unit.
  return { min, max: min === null || max === null ? max : Math.max(min, max) };
}

/** The greatest number that an upper handle at a place takes in. */
export function maxAtHandle(place: number, { bounds, isWhole }: RangeScale): number {
  const lastUnit = isWhole && isOneUnit(place - 1, bounds) ? bounds[place - 1] : undefined;
  return lastUnit ?? Math.round(valueAtPosition(place, bounds));
}

/** Where a value lies among borders, counted in borders; values beyond lie at the ends. */
export function positionOf(value: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => bound > value);
  if (above < 0) return Math.max(0, bounds.length - 1);
  const [from = value, to = value] = bounds.slice(above - 1, above + 1);
  return above === 0 ? 0 : above - 1 + (value - from) / (to - from);
}

/** The value at a place, the inverse of `placeOf`. */
export function valueAtPosition(place: number, bounds: readonly number[]): number {
  const bar = Math.max(0, Math.min(bounds.length - 2, Math.floor(place)));
  const from = bounds[bar] ?? 0;
  return from + (place - bar) * ((bounds[bar + 1] ?? from) - from);
}

/** True if both ends are set and the wrong way round. */
export function isReversed({ min, max }: Range): boolean {
  return min !== null && max !== null && min > max;
}

/** Which borders carry a number under the histogram: both ends and up to three between them, evenly spread.
 *  @returns  indices into `bounds`, ascending */
export function labelledBoundIndexes(bounds: readonly number[]): readonly number[] {
  const end = bounds.length - 1;
  if (end < 1) return end === 0 ? [0] : [];
  const parts = Math.min(4, end);
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * end) / parts));
}

function isOneUnit(bar: number, bounds: readonly number[]): boolean {
  const [from = 0, to = 0] = bounds.slice(bar, bar + 2);
  return to - from === 1;
}

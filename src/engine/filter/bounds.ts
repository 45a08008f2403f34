import type { Range } from '@/domain/query';

/** Bounds of a value as two monotonic tests, so that the first and the last accepted value can be found by binary search.
 *  Neither is called with NaN. */
export type Bounds = {
  readonly isTooLow: (value: number) => boolean;
  readonly isTooHigh: (value: number) => boolean;
};

/** Returns the bounds of a range, both ends included. */
export function boundsOf({ min, max }: Range): Bounds {
  return {
    isTooLow: (value) => min !== null && value < min,
    isTooHigh: (value) => max !== null && value > max,
  };
}

/** Returns the bounds of near misses: those of a range, extended at each end by `toleranceOf` this end. The distance of a value
 *  below the lower end is measured from the lower end, even if the value is above the upper end of a reversed range. */
export function nearBoundsOf({ min, max }: Range): Bounds {
  return {
    isTooLow: (value) => min !== null && min - value > toleranceOf(min),
    isTooHigh: (value) => max !== null && (min === null || value >= min) && value - max > toleranceOf(max),
  };
}

/** Returns how far a near miss may be beyond an end of a range: a quarter of it, and at least 1. */
export function toleranceOf(end: number): number {
  return Math.max(1, Math.abs(end) / 4);
}

/** Returns whether a value is within bounds; a missing one (NaN) never is. */
export function isWithinBounds(value: number, { isTooLow, isTooHigh }: Bounds): boolean {
  return !Number.isNaN(value) && !isTooLow(value) && !isTooHigh(value);
}

/** Returns whether a value is within a range, both ends included; a missing one (NaN) never is. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** Finds the first whole number in from … to (exclusive) for which a test holds, by binary search; `to` if there is none.
 *  @param holds  monotonic: false up to some number and true after it */
export function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

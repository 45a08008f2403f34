import type { Range } from '@/domain/query';

/** What a value must keep to: never too low and never too high. Both are steps: whoever is too low, all lower values are
 *  as well, so the first and the last value that pass can be found by halving. Neither is asked of NaN. */
export type Bounds = {
  readonly isTooLow: (value: number) => boolean;
  readonly isTooHigh: (value: number) => boolean;
};

/** The bounds of a range, both ends included. */
export function boundsOf({ min, max }: Range): Bounds {
  return {
    isTooLow: (value) => min !== null && value < min,
    isTooHigh: (value) => max !== null && value > max,
  };
}

/** A little beyond the ends of a range: `littleOf` the end that is missed, which is the lower one for whatever is below
 *  that, even where the upper one is lower still. */
export function nearBoundsOf({ min, max }: Range): Bounds {
  return {
    isTooLow: (value) => min !== null && min - value > littleOf(min),
    isTooHigh: (value) => max !== null && (min === null || value >= min) && value - max > littleOf(max),
  };
}

/** What is "a little" at an end of a range: a quarter of it, and 1 at least. */
export function littleOf(end: number): number {
  return Math.max(1, Math.abs(end) / 4);
}

/** Whether a value keeps to bounds; one that is lacking (NaN) keeps to none. */
export function isWithinBounds(value: number, { isTooLow, isTooHigh }: Bounds): boolean {
  return !Number.isNaN(value) && !isTooLow(value) && !isTooHigh(value);
}

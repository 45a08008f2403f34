import type { Range } from '@/domain/query';

/** Where the two handles stand, counted in borders of the bars: 0 is the lower end, `bounds.length - 1` the upper. */
export type Handles = readonly [low: number, high: number];

/** Where a range stands on the clustered scale. A value between two borders stands at the outer one, so that its bar is in.
 *  @param bounds  ascending borders of the bars, in written units */
export function handlesOf(range: Range | null, bounds: readonly number[]): Handles {
  const end = bounds.length - 1;
  const min = range?.min ?? null;
  const max = range?.max ?? null;
  const low = min === null ? 0 : lastAtMost(bounds, min);
  const above = max === null ? -1 : bounds.findIndex((bound) => bound >= max);
  const high = above < 0 ? end : above;
  return [low, Math.max(low, high)];
}

/** The range two handles mean; a handle at its end of the scale leaves that side open.
 *  @returns  null if both sides are open */
export function rangeAt([low, high]: Handles, bounds: readonly number[]): Range | null {
  const min = low <= 0 ? null : (bounds[low] ?? null);
  const max = high >= bounds.length - 1 ? null : (bounds[high] ?? null);
  return min === null && max === null ? null : { min, max };
}

/** True if both ends are set and the wrong way round. */
export function isReversed({ min, max }: Range): boolean {
  return min !== null && max !== null && min > max;
}

/** Which borders carry a number under the histogram: both ends and up to three between them, evenly spread.
 *  @returns  indices into `bounds`, ascending */
export function labelledBounds(bounds: readonly number[]): readonly number[] {
  const end = bounds.length - 1;
  if (end < 1) return end === 0 ? [0] : [];
  const parts = Math.min(4, end);
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * end) / parts));
}

function lastAtMost(bounds: readonly number[], value: number): number {
  const above = bounds.findIndex((bound) => bound > value);
  if (above < 0) return bounds.length - 1;
  return Math.max(0, above - 1);
}

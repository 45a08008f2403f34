import type { Range } from '@/domain/query';

/** Maximum number of closest offers; they are listed below this number of hits. */
export const MAX_CLOSEST = 12;

/** Returns how much of a want an offer misses, in percent: 100 without the item, less if only the level is too low.
 *  @param wantLevels  its level of the item, 0 without it */
export function wantGap(level: number, wantLevels: number): number {
  if (wantLevels === 0) return 100;
  return wantLevels >= level ? 0 : Math.floor((100 * (level - wantLevels)) / level);
}

/** Returns whether a value is within both ends; a missing value never is. */
export function isWithin(value: number | null, { min, max }: Range): boolean {
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

/** Returns the distance of a value from a range, in percent of the tolerance (a quarter of the missed end); null beyond it.
 *  @param toleratesMissing  whether a missing value counts as 200 */
export function rangeGap(value: number | null, range: Range, toleratesMissing: boolean): number | null {
  if (isWithin(value, range)) return 0;
  if (value === null) return toleratesMissing ? 200 : null;
  const end = range.min !== null && value < range.min ? range.min : (range.max ?? 0);
  const quarter = Math.max(1, Math.abs(end) / 4);
  const miss = Math.abs(value - end);
  return miss > quarter ? null : Math.ceil((100 * miss) / quarter);
}

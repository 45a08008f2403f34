import type { Range } from '@/domain/query';

/** Fewer hits than this, and the nearest offers are shown, as many. */
export const MAX_CLOSEST = 12;

/** What an offer lacks of an item that is asked for: 100, less where only the level is too low.
 *  @param held  the level it has, 0 for none */
export function wantGap(level: number, wantLevels: number): number {
  if (wantLevels === 0) return 100;
  return wantLevels >= level ? 0 : Math.floor((100 * (level - wantLevels)) / level);
}

/** True for a value that is there and within both ends. */
export function isWithin(value: number | null, { min, max }: Range): boolean {
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

/** How far a value is outside a range, 100 for a quarter of the end that is missed; null if it is farther.
 *  @param mayLack  whether an offer without a value is near all the same, at 200 */
export function rangeGap(value: number | null, range: Range, toleratesMissing: boolean): number | null {
  if (isWithin(value, range)) return 0;
  if (value === null) return toleratesMissing ? 200 : null;
  const end = range.min !== null && value < range.min ? range.min : (range.max ?? 0);
  const quarter = Math.max(1, Math.abs(end) / 4);
  const miss = Math.abs(value - end);
  return miss > quarter ? null : Math.ceil((100 * miss) / quarter);
}

import { MAX_AMOUNT } from '@/domain/limits';
import { positionOf, valueAtPosition } from '@/features/filters/facets/rangeScale';

/** A scale along which each stretch between two borders is as long as any other. */
export type ClusteredScale = {
  /** Ascending, at least two. */
  readonly borders: readonly number[];
  /** Where a value lies: 0 at the first border, 1 at the last; values beyond lie at the ends. */
  readonly placeOf: (value: number) => number;
  /** The value at a place, the inverse of `placeOf`. */
  readonly valueAt: (place: number) => number;
};

/** Makes the scale of the borders of a histogram, cut down to the stretches that the values lie in: the same scale that
 *  ranges are chosen on, so that a crowd is drawn apart.
 *  @param bounds  ascending, in written units
 *  @param values  NaN, and what is further from 0 than any number of an offer, is passed over */
export function clusteredScale(bounds: readonly number[], values: Float64Array): ClusteredScale {
  const borders = trim(bounds, values);
  const last = borders.length - 1;
  return {
    borders,
    placeOf: (value) => positionOf(value, borders) / last,
    valueAt: (place) => valueAtPosition(Math.min(1, Math.max(0, place)) * last, borders),
  };
}

function trim(bounds: readonly number[], values: Float64Array): readonly number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!(Math.abs(value) <= MAX_AMOUNT)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return bounds.length > 1 ? bounds : [0, 1];
  const above = bounds.findIndex((bound) => bound > low);
  const end = bounds.findIndex((bound) => bound >= high);
  const from = above < 0 ? bounds.length : Math.max(0, above - 1);
  const kept = bounds.slice(from, end < 0 ? undefined : end + 1);
  const borders = [...new Set([Math.min(low, kept[0] ?? low), ...kept, Math.max(high, kept[kept.length - 1] ?? high)])];
  return borders.length > 1 ? borders : [low, low + 1];
}

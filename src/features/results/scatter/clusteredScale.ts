import { MAX_AMOUNT } from '@/domain/limits';
import { positionOf, valueAtPosition } from '@/features/filters/facets/rangeScale';
import type { PlotScale } from './plotScale';

/** Returns an axis on which all intervals between two ticks have the same length: the axis of a histogram's bounds, which is that of the range filter without the intervals beyond the values. This spreads out
 *  dense values.
 *  @param bounds  ascending, in written units
 *  @param values  NaN and values beyond `MAX_AMOUNT` are ignored */
export function clusteredScale(bounds: readonly number[], values: Float64Array): PlotScale {
  const ticks = trim(bounds, values);
  const last = ticks.length - 1;
  return {
    ticks,
    positionOf: (value) => positionOf(value, ticks) / last,
    valueAt: (position) => valueAtPosition(Math.min(1, Math.max(0, position)) * last, ticks),
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
  const inner = bounds.slice(from, end < 0 ? undefined : end + 1);
  const ticks = [
    ...new Set([Math.min(low, inner[0] ?? low), ...inner, Math.max(high, inner[inner.length - 1] ?? high)]),
  ];
  return ticks.length > 1 ? ticks : [low, low + 1];
}

import { MAX_AMOUNT } from '@/domain/limits';
import type { PlotScale } from './plotScale';

/** Ticks within a power of ten. */
const STEPS = [1, 1.5, 2, 3, 5, 7];
/** The same for values that differ by more than a power of ten. */
const COARSE_STEPS = [1, 2, 5];

/** Returns a logarithmic axis for prices: equal distances are equal ratios, so that cheap offers are as far apart as dear ones.
 *  @param values  values beyond `MAX_AMOUNT` are ignored, values below 1 are drawn at 1 */
export function logScale(values: Float64Array): PlotScale {
  const valid = values.filter((value) => value <= MAX_AMOUNT).map((value) => Math.max(1, value));
  const low = valid.reduce((lowest, value) => Math.min(lowest, value), valid[0] ?? 1);
  const high = valid.reduce((highest, value) => Math.max(highest, value), low);
  const ticks = ticksOf(low, high);
  const [start, end] = [Math.log(ticks[0] ?? 1), Math.log(ticks.at(-1) ?? 10)];
  const clamp = (position: number) => Math.min(1, Math.max(0, position));
  return {
    ticks,
    positionOf: (value) => clamp((Math.log(Math.max(1, value)) - start) / (end - start)),
    valueAt: (position) => Math.exp(start + clamp(position) * (end - start)),
  };
}

/** Returns the ticks from the last one at or below `low` to the first one at or above `high`, which differ. */
function ticksOf(low: number, high: number): readonly number[] {
  const steps = high / low > 10 ? COARSE_STEPS : STEPS;
  const first = Math.floor(Math.log10(low));
  const powers = Array.from({ length: Math.ceil(Math.log10(high)) - first + 2 }, (_, i) => 10 ** (first + i));
  const ticks = powers.flatMap((power) => steps.map((step) => step * power));
  const from = Math.max(0, ticks.filter((tick) => tick <= low).length - 1);
  const to = ticks.findIndex((tick, index) => index > from && tick >= high);
  return ticks.slice(from, to + 1);
}

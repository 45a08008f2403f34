const BARS = 18;

/** Chooses the bounds of a histogram so that its bars hold about as many offers each: narrow where offers are dense,
 *  wide where they are rare, each bound a multiple of a round step (1, 2 or 5 × 10^k) that fits its neighbourhood.
 *  Few distinct whole units get a bar each, and so does a least unit that fills a bar alone: "none" is mostly that.
 *  @param sorted  finite values, ascending, in written units
 *  @returns       ascending whole numbers, 2 to 19 of them, from at or below the least value to at or above the
 *                 greatest; none for no values */
export function clusterBounds(sorted: Float64Array): readonly number[] {
  return sorted.length === 0 ? [] : boundsOf(sorted, BARS);
}

/** The bar a value falls in, −1 if none: bounds[i] ≤ value < bounds[i + 1], the last bar with its end. */
export function barOf(bounds: readonly number[], value: number): number {
  const bars = bounds.length - 1;
  if (bars < 1 || !(value >= bounds[0]! && value <= bounds[bars]!)) return -1;
  let bar = 0;
  while (bar + 1 < bars && value >= bounds[bar + 1]!) bar++;
  return bar;
}

function boundsOf(sorted: Float64Array, bars: number): readonly number[] {
  const few = fewUnits(sorted, bars);
  if (few !== null) return [...few, few[few.length - 1]! + 1];
  const unit = Math.floor(sorted[0]!);
  const heavy = sorted.findIndex((value) => value >= unit + 1);
  if (heavy * bars <= sorted.length) return quantileBounds(sorted, bars);
  const [first = unit, ...rest] = boundsOf(sorted.subarray(heavy), bars - 1);
  return [unit, Math.max(first, unit + 1), ...rest];
}

/** Rounds quantiles down, each by a step that is not wider than the gap to the one before, so that they stay apart. */
function quantileBounds(sorted: Float64Array, bars: number): readonly number[] {
  const least = sorted[0]!;
  const greatest = sorted[sorted.length - 1]!;
  const cuts = Array.from({ length: bars + 1 }, (_, i) => sorted[Math.round((i * (sorted.length - 1)) / bars)]!);
  const distinct = cuts.filter((cut, i) => cut !== cuts[i - 1]);
  const inner = distinct.slice(1, -1).map((cut, i) => roundDown(cut, stepWithin(cut - distinct[i]!)));
  const first = roundDown(least, stepWithin((distinct[1] ?? greatest) - least));
  const lastStep = stepWithin(greatest - (distinct[distinct.length - 2] ?? least));
  const last = Math.ceil(greatest / lastStep) * lastStep;
  return [first, ...inner, last].filter((bound, i, all) => i === 0 || bound > Math.max(...all.slice(0, i)));
}

/** The distinct whole units of the values, null if there are more than bars. */
function fewUnits(sorted: Float64Array, bars: number): readonly number[] | null {
  const units: number[] = [];
  for (const value of sorted) {
    const unit = Math.floor(value);
    if (unit === units[units.length - 1]) continue;
    if (units.length === bars) return null;
    units.push(unit);
  }
  return units;
}

/** The greatest of 1, 2, 5 × 10^k that is not above `width`, and 1 at least. */
function stepWithin(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  const digit = [5, 2, 1].find((one) => one * power <= width) ?? 1;
  return digit * power;
}

function roundDown(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

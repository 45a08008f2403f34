const MAX_BINS = 18;
/** Just above `MAX_AMOUNT`. Far beyond it, round numbers are not distinct, and splitting would not end. */
const MAX_VALUE = 1e15;

type Interval = { readonly from: number; readonly to: number };

/** from ≤ value < to, and the number of values in it. */
type Bin = Interval & { readonly count: number };

/** Chooses round histogram bounds: 1, 2 or 5 × 10^k, and steps of them where values are dense. Bins are narrow where
 *  values cluster and wide where they are rare, so that clusters still stand out. Whole numbers of a small range get one
 *  bin each.
 *  @param values  ascending, NaN last, in written units; those of more than fifteen digits get no bin
 *  @returns       2 to 19 ascending whole numbers, from at or below the least value to at or above the greatest; none
 *                 without values */
export function clusterBounds(values: Float64Array): readonly number[] {
  const sorted = values.subarray(countBelow(values, -MAX_VALUE), countBelow(values, MAX_VALUE));
  const min = Math.floor(sorted[0]!);
  const units = Math.floor(sorted[sorted.length - 1]!) - min + 1;
  // Without values, units is NaN and there are no bounds.
  if (!(units > MAX_BINS)) return Array.from({ length: units + 1 }, (_, i) => min + i);
  const bins = splitClusters(sorted);
  const first = bins[0]!;
  const last = bins[bins.length - 1]!;
  const { from } = trim(first, min, first.to);
  const { to } = trim(last, last.from, sorted[sorted.length - 1]!);
  return [from, ...bins.slice(1).map((bin) => bin.from), to];
}

/** Returns the bin of a value, −1 for none: bounds[i] ≤ value < bounds[i + 1], the last bin including its end. */
export function binOf(bounds: readonly number[], value: number): number {
  const bins = bounds.length - 1;
  if (bins < 1 || !(value >= bounds[0]! && value <= bounds[bins]!)) return -1;
  let bin = 0;
  while (bin + 1 < bins && value >= bounds[bin + 1]!) bin++;
  return bin;
}

/** Splits the bin with the greatest weight again and again until there would be more than MAX_BINS. */
function splitClusters(sorted: Float64Array): readonly Bin[] {
  let top = 10;
  while (top < Math.max(-sorted[0]!, sorted[sorted.length - 1]!)) top *= 10;
  // The last bin includes its end.
  const indexOf = (border: number) => (border === top ? sorted.length : countBelow(sorted, border));
  const split = (bin: Bin): readonly Bin[] => {
    const first = indexOf(bin.from);
    const isOneUnit = Math.floor(sorted[first]!) === Math.floor(sorted[first + bin.count - 1]!);
    const borders = isOneUnit ? [bin.from, bin.to] : bordersWithin(bin);
    const indexes = borders.map(indexOf);
    return borders.slice(1).map((to, i) => ({ from: borders[i]!, to, count: indexes[i + 1]! - indexes[i]! }));
  };
  const negative = countBelow(sorted, 0);
  let bins = mergeEmpty([
    { from: -top, to: 0, count: negative },
    { from: 0, to: top, count: sorted.length - negative },
  ]);
  for (;;) {
    const finer = splitHeaviest(bins, split);
    if (finer === null) return bins;
    bins = finer;
  }
}

/** @returns  null if no bin can be split without exceeding MAX_BINS */
function splitHeaviest(bins: readonly Bin[], split: (bin: Bin) => readonly Bin[]): readonly Bin[] | null {
  const weighed = bins.map((bin) => ({ bin, weight: weightOf(bin) }));
  for (const { bin: heaviest } of weighed.sort((a, b) => b.weight - a.weight)) {
    const parts = heaviest.count > 0 ? split(heaviest) : [];
    if (parts.length < 2) continue;
    const finer = mergeEmpty(bins.flatMap((bin) => (bin === heaviest ? parts : [bin])));
    if (finer.length <= MAX_BINS) return finer;
  }
  return null;
}

/** Weighs a bin by its number of values and its spread. */
function weightOf(bin: Bin): number {
  return bin.count * Math.log(Math.min(10, spreadOf(bin)));
}

/** Returns the ratio of the distances of both ends from 0. */
function spreadOf({ from, to }: Interval): number {
  return Math.max(-from, to) / Math.min(Math.abs(from), Math.abs(to));
}

/** Narrows a wide interval by round steps while it still contains `min` to `max`. */
function trim(interval: Interval, min: number, max: number): Interval {
  if (spreadOf(interval) <= 1.5) return interval;
  const borders = bordersWithin(interval);
  const from = borders.filter((border) => border <= min).pop()!;
  const to = borders.find((border) => border > from && border >= max)!;
  const isSame = from === interval.from && to === interval.to;
  return isSame ? interval : trim({ from, to }, min, max);
}

/** Returns the borders at which an interval is split, including its ends: a tenth for one that starts at 0, 1 · 2 · 5 for a
 *  decade, halves for a width of a power of ten, single steps for any other; mirrored below 0. An interval of one unit
 *  has only its ends. */
function bordersWithin({ from, to }: Interval): readonly number[] {
  if (to <= 0)
    return bordersWithin({ from: 0 - to, to: -from })
      .map((border) => 0 - border)
      .reverse();
  const width = to - from;
  if (width <= 1) return [from, to];
  if (from === 0) return [0, to / 10, to];
  if (width === 9 * from) return [from, 2 * from, 5 * from, to];
  const power = 10 ** Math.floor(Math.log10(width));
  const step = width === power ? power / 2 : power;
  return Array.from({ length: Math.round(width / step) + 1 }, (_, i) => from + i * step);
}

/** Removes empty bins at both ends and merges adjacent empty bins. */
function mergeEmpty(bins: readonly Bin[]): readonly Bin[] {
  const merged: Bin[] = [];
  for (const bin of bins) {
    const previous = merged[merged.length - 1];
    if (bin.count > 0 || previous?.count) merged.push(bin);
    else if (previous) merged[merged.length - 1] = { ...previous, to: bin.to };
  }
  if (merged[merged.length - 1]?.count === 0) merged.pop();
  return merged;
}

function countBelow(sorted: Float64Array, border: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < border) low = middle + 1;
    else high = middle;
  }
  return low;
}

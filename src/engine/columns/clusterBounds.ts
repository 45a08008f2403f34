const BARS = 18;
/** Just above `MAX_AMOUNT`. Far beyond it, round numbers are not distinct, and splitting would not end. */
const MOST = 1e15;

type Stretch = { readonly from: number; readonly to: number };

/** from ≤ value < to, and how many values fall in it. */
type Bar = Stretch & { readonly count: number };

/** Chooses the bounds of a histogram on a scale that people think in: 1, 2 or 5 × 10^k, and steps of them where values are
 *  dense, so that bars are narrow in a crowd and wide where values are rare, and a crowd still stands above the rest.
 *  Whole numbers that lie close together get a bar each.
 *  @param values  ascending, NaN last, in written units; those of more than fifteen digits have no bar
 *  @returns       ascending whole numbers, 2 to 19 of them, from at or below the least value to at or above the
 *                 greatest; none for no values */
export function clusterBounds(values: Float64Array): readonly number[] {
  const sorted = values.subarray(countBelow(values, -MOST), countBelow(values, MOST));
  const least = Math.floor(sorted[0]!);
  const units = Math.floor(sorted[sorted.length - 1]!) - least + 1;
  // No values have NaN units, and no bounds.
  if (!(units > BARS)) return Array.from({ length: units + 1 }, (_, i) => least + i);
  const bars = splitCrowds(sorted);
  const first = bars[0]!;
  const last = bars[bars.length - 1]!;
  const { from } = drawIn(first, least, first.to);
  const { to } = drawIn(last, last.from, sorted[sorted.length - 1]!);
  return [from, ...bars.slice(1).map((bar) => bar.from), to];
}

/** The bar a value falls in, −1 if none: bounds[i] ≤ value < bounds[i + 1], the last bar with its end. */
export function barOf(bounds: readonly number[], value: number): number {
  const bars = bounds.length - 1;
  if (bars < 1 || !(value >= bounds[0]! && value <= bounds[bars]!)) return -1;
  let bar = 0;
  while (bar + 1 < bars && value >= bounds[bar + 1]!) bar++;
  return bar;
}

/** Splits bars around all values, again and again the one that weighs most, until no more of them have room. */
function splitCrowds(sorted: Float64Array): readonly Bar[] {
  let top = 10;
  while (top < Math.max(-sorted[0]!, sorted[sorted.length - 1]!)) top *= 10;
  // The last bar has its end too.
  const placeOf = (border: number) => (border === top ? sorted.length : countBelow(sorted, border));
  const splitUp = (bar: Bar): readonly Bar[] => {
    const first = placeOf(bar.from);
    const isOneUnit = Math.floor(sorted[first]!) === Math.floor(sorted[first + bar.count - 1]!);
    const borders = isOneUnit ? [bar.from, bar.to] : bordersWithin(bar);
    const places = borders.map(placeOf);
    return borders.slice(1).map((to, i) => ({ from: borders[i]!, to, count: places[i + 1]! - places[i]! }));
  };
  const below = countBelow(sorted, 0);
  let bars = joinEmpty([
    { from: -top, to: 0, count: below },
    { from: 0, to: top, count: sorted.length - below },
  ]);
  for (;;) {
    const finer = splitHeaviest(bars, splitUp);
    if (finer === null) return bars;
    bars = finer;
  }
}

/** @returns  null if no bar can be split and leave no more than there may be */
function splitHeaviest(bars: readonly Bar[], splitUp: (bar: Bar) => readonly Bar[]): readonly Bar[] | null {
  for (const heavy of [...bars].sort((a, b) => weigh(b) - weigh(a))) {
    const parts = heavy.count > 0 ? splitUp(heavy) : [];
    if (parts.length < 2) continue;
    const finer = joinEmpty(bars.flatMap((bar) => (bar === heavy ? parts : [bar])));
    if (finer.length <= BARS) return finer;
  }
  return null;
}

/** How much a bar asks to be split: by how many values it has and how far it spreads. */
function weigh(bar: Bar): number {
  return bar.count * Math.log(Math.min(10, spreadOf(bar)));
}

/** How many times as far from 0 one end of a stretch lies as the other. */
function spreadOf({ from, to }: Stretch): number {
  return Math.max(-from, to) / Math.min(Math.abs(from), Math.abs(to));
}

/** Draws the ends of a wide stretch in, by round steps, as far as it needs to hold no more than some values. */
function drawIn(stretch: Stretch, least: number, greatest: number): Stretch {
  if (spreadOf(stretch) <= 1.5) return stretch;
  const borders = bordersWithin(stretch);
  const from = borders.filter((border) => border <= least).pop()!;
  const to = borders.find((border) => border > from && border >= greatest)!;
  const isSame = from === stretch.from && to === stretch.to;
  return isSame ? stretch : drawIn({ from, to }, least, greatest);
}

/** The borders that a stretch is split at, with its ends: a tenth of one from 0, 1 · 2 · 5 of a decade, halves of a width
 *  of one, single steps of any other; the same mirrored below 0. A stretch of one unit has no more than its ends. */
function bordersWithin({ from, to }: Stretch): readonly number[] {
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

/** Bars without those at the ends that hold nothing, and with neighbours that hold nothing made one. */
function joinEmpty(bars: readonly Bar[]): readonly Bar[] {
  const joined: Bar[] = [];
  for (const bar of bars) {
    const before = joined[joined.length - 1];
    if (bar.count > 0 || before?.count) joined.push(bar);
    else if (before) joined[joined.length - 1] = { ...before, to: bar.to };
  }
  if (joined[joined.length - 1]?.count === 0) joined.pop();
  return joined;
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

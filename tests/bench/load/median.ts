/** Returns the median; of an even number of values, the mean of the middle two. It is not a number if one of them is not.
 *  @throws Error  if there is no value */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('the median of no values');
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  // Equal values are not added: the mean of two infinite values would not be a number.
  return middle[0] === middle.at(-1) ? middle[0]! : (middle[0]! + middle.at(-1)!) / 2;
}

/** Returns the median of each property that the first run has. */
export function medianOfEach<Run extends Readonly<Partial<Record<keyof Run, number>>>>(runs: readonly Run[]): Run {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? Number.NaN))])) as Run;
}

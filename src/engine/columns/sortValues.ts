/** Counting sort is used if the range of the values is at most this many times their number. */
const MAX_SPREAD = 8;

/** Sorts numbers in place, ascending. Whole numbers of a small range, which most columns are, use a counting sort.
 *  @param values  without NaN
 *  @returns       the same array */
export function sortValues(values: Float64Array): Float64Array {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let isWhole = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < min) min = value;
    if (value > max) max = value;
    isWhole &&= Number.isSafeInteger(value);
  }
  if (!isWhole || max - min > MAX_SPREAD * values.length) return values.sort();
  const counts = new Uint32Array(Math.max(0, max - min + 1));
  for (let i = 0; i < values.length; i++) counts[values[i]! - min]!++;
  for (let step = 0, next = 0; step < counts.length; step++) {
    const end = next + counts[step]!;
    for (; next < end; next++) values[next] = min + step;
  }
  return values;
}

/** Numbers may lie so many times further apart than there are of them, and counting each is sooner than sorting. */
const SPREAD = 8;

/** Sorts numbers in place, ascending: whole ones that lie close together, as most are, by counting each.
 *  @param values  none of them NaN
 *  @returns       the same */
export function sortValues(values: Float64Array): Float64Array {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let isWhole = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < least) least = value;
    if (value > most) most = value;
    isWhole &&= Number.isSafeInteger(value);
  }
  if (!isWhole || most - least > SPREAD * values.length) return values.sort();
  const counts = new Uint32Array(Math.max(0, most - least + 1));
  for (let i = 0; i < values.length; i++) counts[values[i]! - least]!++;
  for (let step = 0, at = 0; step < counts.length; step++) {
    const end = at + counts[step]!;
    for (; at < end; at++) values[at] = least + step;
  }
  return values;
}

/** A value and its index share the 53 bits of a whole number: 16 for the index, the rest for the value. */
const INDEX_RANGE = 2 ** 16;
const MAX_VALUE = 2 ** 36;

/** Returns the indexes of some values in ascending order of the values, equal ones by index. It is fastest where all
 *  values are whole and within ±2^36.
 *  @param values  fewer than 2^16, without NaN */
export function sortIndexes(values: Float64Array): Uint16Array {
  if (!values.every((value) => Number.isInteger(value) && Math.abs(value) <= MAX_VALUE)) {
    // The difference of two infinite values is NaN, which compares as equal.
    return Uint16Array.from([...values.keys()].sort((a, b) => values[a]! - values[b]! || a - b));
  }
  // Sorting without a comparison function is many times faster. Uint16Array keeps the lowest 16 bits: the index.
  return new Uint16Array(values.map((value, index) => value * INDEX_RANGE + index).sort());
}

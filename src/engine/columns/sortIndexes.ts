/** A value and a place share the 53 whole bits of a number: 16 for the place, the rest for the value. */
const PLACES = 2 ** 16;
const MOST = 2 ** 36;

/** The places of some values in the order of the values, equals by place; soonest where they are whole and none is
 *  further from 0 than 2^36.
 *  @param values  fewer than 2^16, none of them NaN */
export function sortedPlaces(values: Float64Array): Uint16Array {
  if (!values.every((value) => Number.isInteger(value) && Math.abs(value) <= MOST)) {
    // The difference of two infinite values is NaN, which counts as none.
    return Uint16Array.from([...values.keys()].sort((a, b) => values[a]! - values[b]! || a - b));
  }
  // Numbers sort many times faster without a comparison of our own. Of each, the lowest 16 bits are kept: its place.
  return new Uint16Array(values.map((value, place) => value * PLACES + place).sort());
}

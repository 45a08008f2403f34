/** A key and a place share the 53 whole bits of a number: 16 for the place, the rest for the key. */
const PLACES = 2 ** 16;
const MOST_KEY = 2 ** 37;

/** The places of some values in the order of the values, equals by place; lacking values (NaN) last.
 *  @param values  fewer than 2^16 */
export function sortedPlaces(values: Float64Array): Uint16Array {
  const packed = new Float64Array(values.length);
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!;
    const key = Number.isNaN(value) ? MOST_KEY - 1 : value;
    if (!(Number.isInteger(key) && Math.abs(key) < MOST_KEY) || value === MOST_KEY - 1) return sortedSlowly(values);
    packed[place] = key * PLACES + place;
  }
  // Numbers sort many times faster without a comparison of our own.
  packed.sort();
  const places = new Uint16Array(values.length);
  for (let at = 0; at < places.length; at++) {
    const one = packed[at]!;
    places[at] = one - Math.floor(one / PLACES) * PLACES;
  }
  return places;
}

function sortedSlowly(values: Float64Array): Uint16Array {
  const keys = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value));
  return Uint16Array.from(
    Array.from(keys.keys()).sort((a, b) => (keys[a] === keys[b] ? a - b : keys[a]! < keys[b]! ? -1 : 1)),
  );
}

/** The largest price (in minor units) or amount of a resource: fifteen digits, which doubles represent exactly and spreadsheets
 *  display in full. */
export const MAX_AMOUNT = 999_999_999_999_999;

/** The largest price in whole units: `MAX_AMOUNT` minor units of a currency with two digits after the point. */
export const MAX_PRICE_UNITS = MAX_AMOUNT / 100;

/** The latest time of a Date (ECMA-262 §21.4.1.1), in milliseconds since 1970. */
export const MAX_TIMESTAMP_MS = 8.64e15;

/** The longest code of an offer in UTF-8 bytes, hence also an upper bound of its length in UTF-16 units. The limit keeps a damaged
 *  segment from expanding into gigabytes of shared prefixes. */
export const MAX_CODE_BYTES = 255;

/** The highest level of an item: segments store a level in one byte. */
export const MAX_LEVEL = 255;

/** True for a whole number from 0 to `max`. */
export function isWholeNumber(value: unknown, max: number = MAX_AMOUNT): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

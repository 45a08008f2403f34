/** The largest price (in minor units) or amount of a resource: fifteen digits. Every currency fits, ten thousand billion
 *  yuan included, doubles count exactly up to here, and a cell can write the number out. */
export const MAX_AMOUNT = 999_999_999_999_999;

/** The largest price in whole units: `MAX_AMOUNT` minor units of a currency with two digits after the point. */
export const MAX_PRICE_UNITS = MAX_AMOUNT / 100;

/** The last moment that a Date can hold (ECMA-262 §21.4.1.1), in milliseconds since 1970. */
export const MAX_MOMENT_MS = 8.64e15;

/** The longest code of an offer, in UTF-16 units: a segment holds codes of up to as many bytes. */
export const MAX_CODE_LENGTH = 255;

/** The highest level that a segment can hold. */
export const MAX_LEVEL = 255;

/** True for a whole number from 0 to `most`. */
export function isWhole(value: unknown, most: number = MAX_AMOUNT): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

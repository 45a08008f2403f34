/** Currencies a shop may price in, with the number of digits after the point (ISO 4217). */
export const CURRENCY_DIGITS = { CNY: 2, JPY: 0, USD: 2, HKD: 2, TWD: 2, KRW: 0, EUR: 2 } as const;
export type Currency = keyof typeof CURRENCY_DIGITS;

/** A sum in whole minor units of its currency: ¥268 is 26800 CNY, 円268 is 268 JPY. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** True for a currency code of the table. */
export function isCurrency(code: unknown): code is Currency {
  return Object.keys(CURRENCY_DIGITS).some((known) => known === code);
}

/** Turns whole units as people write them (268, 99.5) into minor units, rounded to the nearest.
 *  @returns  a whole number; exact up to 2^53 */
export function toMinorUnits(units: number, currency: Currency): number {
  return Math.round(units * 10 ** CURRENCY_DIGITS[currency]);
}

/** Turns minor units into whole units: the inverse of `toMinorUnits` for sums it can hold. */
export function toWholeUnits(amount: number, currency: Currency): number {
  return amount / 10 ** CURRENCY_DIGITS[currency];
}

/** Supported currencies, with the number of decimal digits (ISO 4217). */
export const CURRENCY_DIGITS = { CNY: 2, JPY: 0, USD: 2, HKD: 2, TWD: 2, KRW: 0, EUR: 2 } as const;
export type Currency = keyof typeof CURRENCY_DIGITS;

/** An amount in minor units of its currency: ¥268 is 26800 CNY, 円268 is 268 JPY. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** True for the code of a supported currency. */
export function isCurrency(code: unknown): code is Currency {
  return Object.keys(CURRENCY_DIGITS).some((known) => known === code);
}

/** Converts whole units (268, 99.5) to minor units, rounded to the nearest; exact up to 2^53. */
export function toMinorUnits(units: number, currency: Currency): number {
  return Math.round(units * 10 ** CURRENCY_DIGITS[currency]);
}

/** Converts minor units to whole units, the inverse of `toMinorUnits`. */
export function toWholeUnits(amount: number, currency: Currency): number {
  return amount / 10 ** CURRENCY_DIGITS[currency];
}

import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, type Money } from '@/domain/money';
import { takeSigns } from './currencySigns';
import { findNumber, readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';

/** Reads a price: 268, ¥1,234.50, 268元, １２００円, CNY 99, 1.2k.
 *  @param currency  the shop's: a sum marked as another currency is refused, for guessing a rate would be worse
 *  @returns         the sum in minor units, exact; more decimals than the currency has are refused too */
export function parsePrice(text: string, currency: Currency): CellResult<Money> {
  const digits = CURRENCY_DIGITS[currency];
  const expected = { kind: 'price', currency, digits } as const;
  const { sum, currencies } = takeSigns(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));
  const decimal = readDecimal(sum);
  if (decimal === null) return refuseCell('not-a-price', expected, text, findNumber(text, digits));
  if (currencies !== null && !currencies.includes(currency)) return refuseCell('other-currency', expected, text);
  const amount = toInteger(decimal, digits);
  return amount === null ? refuseCell('not-a-price', expected, text) : ok({ amount, currency });
}

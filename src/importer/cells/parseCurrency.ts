import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency } from '@/domain/money';
import { findNearest } from '@/importer/suggestions/findNearest';
import { CURRENCY_SIGNS, currenciesOfSign } from './currencySigns';
import { ISO_CURRENCIES } from './isoCurrencies';
import { type CellResult, refuseCell } from './refuseCell';

/** Codes of other money that no standard has, though they are one letter away from a code of ours. They are no typing slips. */
const UNOFFICIAL_CODES: ReadonlySet<string> = new Set(['USDT', 'USDC', 'CNH', 'CNX', 'HND']);

/** 豪ドル, AU$: dollars, but whose? */
const DOLLARS_OF_SOME_COUNTRY = /\p{L}(?:ドル|\$)$/u;

/** Reads a cell of the currency column: a code, sign or word for money.
 *  @returns  the currencies that it can stand for; or that it is unknown, with the code of the one currency that is near */
export function parseCurrency(text: string): CellResult<readonly Currency[]> {
  const folded = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const currencies = currenciesOfSign(folded);
  if (currencies !== null) return ok(currencies);
  const known = Object.keys(CURRENCY_DIGITS);
  return refuseCell('unknown-currency', { kind: 'currencyCode', known }, text, suggestCurrency(folded));
}

function suggestCurrency(folded: string): string | null {
  const code = folded.toUpperCase();
  if (ISO_CURRENCIES.has(code) || UNOFFICIAL_CODES.has(code) || DOLLARS_OF_SOME_COUNTRY.test(folded)) return null;
  const meaningOf = (sign: string) => currenciesOfSign(sign)?.join(' ');
  const nearest = findNearest(folded, CURRENCY_SIGNS, meaningOf);
  const [only, ...others] = nearest === null ? [] : (currenciesOfSign(nearest) ?? []);
  return only === undefined || others.length > 0 ? null : only;
}

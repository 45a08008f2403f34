import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency } from '@/domain/money';
import { findNearest } from '@/importer/findNearest';
import { CURRENCY_SIGNS, currenciesOfSign } from './currencySigns';
import { type CellResult, refuseCell } from './refuseCell';

/** Codes of other money that are one letter away from a code of ours, folded. They are no typing slips. */
const OTHER_CODES: ReadonlySet<string> = new Set([
  'usdt',
  'usdc',
  'kpw',
  'tnd',
  'ttd',
  'cnh',
  'cnx',
  'hnd',
  'jmd',
  'ern',
]);

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
  if (OTHER_CODES.has(folded)) return null;
  const meaningOf = (sign: string) => currenciesOfSign(sign)?.join(' ');
  const nearest = findNearest(folded, CURRENCY_SIGNS, meaningOf);
  const [only, ...others] = nearest === null ? [] : (currenciesOfSign(nearest) ?? []);
  return only === undefined || others.length > 0 ? null : only;
}

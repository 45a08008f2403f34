import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency } from '@/domain/money';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { CURRENCY_SIGNS, currenciesOfSign } from '@/importer/lexical/currencySigns';
import { findClosest } from '@/importer/lexical/findClosest';

/** Unofficial currency codes one letter away from a supported one. They are not typos. */
const UNOFFICIAL_CODES: ReadonlySet<string> = new Set(['USDT', 'USDC', 'CNH', 'CNX', 'HND']);

/** Dollars of an unknown country: 豪ドル, AU$. */
const DOLLARS_OF_SOME_COUNTRY = /\p{L}(?:ドル|\$)$/u;

/** Parses a cell of the currency column: a code, symbol or word.
 *  @returns  the currencies that it can mean, or an issue with the code of the only similar currency */
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
  const nearest = findClosest(folded, CURRENCY_SIGNS, meaningOf);
  const [only, ...others] = nearest === null ? [] : (currenciesOfSign(nearest) ?? []);
  return only === undefined || others.length > 0 ? null : only;
}

/** ISO 4217 codes, including withdrawn ones that still occur in sheets. Listed here because `Intl` differs between browsers. */
const ISO_CURRENCIES: ReadonlySet<string> = new Set(
  [
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BYR BZD CAD CDF CHE CHF',
    'CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DEM DJF DKK DOP DZD EEK EGP ERN ESP ETB EUR FJD FKP FRF GBP GEL GHS GIP GMD GNF',
    'GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK ITL JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL',
    'LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR',
    'PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD SHP SKK SLE SLL SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP',
    'TRL TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VEF VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD',
    'XPF XPT XSU XTS XUA XXX YER ZAR ZMK ZMW ZWG ZWL',
  ].flatMap((line) => line.split(' ')),
);

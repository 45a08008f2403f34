import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, type Money } from '@/domain/money';
import { takeSigns } from './currencySigns';
import { foldWord } from './foldWord';
import { findNumber, readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';

/** What stands in place of a price that is told on request only, folded. */
const UNSTATED: ReadonlySet<string> = new Set(
  [
    ...['面议', '面議', '私聊', '私信', '议价', '議價', '可议', '可议价', '询价', '详谈', '详询', '咨询', '咨询客服'],
    ...[
      '联系客服',
      '问客服',
      '加微',
      '待定',
      '待议',
      '不定',
      '无',
      '暂无',
      '応相談',
      '要相談',
      '相談',
      '価格応談',
      '未定',
    ],
    ...['ask', 'dm', 'pm', 'inquire', 'negotiable', 'offer', 'offers', 'contact', 'tbd', 'n/a', '?', '/'],
  ].map(foldWord),
);

/** Reads a price: 268, ¥1,234.50, 268元, １２００円, CNY 99, 1.2k, 1.2万.
 *  @param currency  the shop's: a sum marked as another currency is refused, for guessing a rate would be worse
 *  @returns         the sum in minor units, exact; more decimals than the currency has are refused too */
export function parsePrice(text: string, currency: Currency): CellResult<Money> {
  const digits = CURRENCY_DIGITS[currency];
  const expected = { kind: 'price', currency, digits } as const;
  if (UNSTATED.has(foldWord(text))) return refuseCell('no-price', { kind: 'statedPrice' }, text);
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const { sum, currencies } = takeSigns(plain);
  const decimal = readDecimal(sum);
  if (decimal === null)
    return refuseCell('not-a-price', expected, text, findUpperEnd(plain) ?? findNumber(text, digits));
  if (currencies !== null && !currencies.includes(currency)) {
    return refuseCell('other-currency', { kind: 'priceIn', currency, marked: currencies }, text);
  }
  const amount = toInteger(decimal, digits);
  return amount === null ? refuseCell('not-a-price', expected, text) : ok({ amount, currency });
}

/** The higher end of 100-200, ¥100~¥200: the price that the shop surely sells at.
 *  @returns  as it was written; null if the text is no range */
function findUpperEnd(plain: string): string | null {
  const [lower, upper, ...others] = plain.split(/[-~〜–—到至]/).map((end) => takeSigns(end.trim()).sum);
  if (lower === undefined || upper === undefined || others.length > 0) return null;
  return readDecimal(lower) === null || readDecimal(upper) === null ? null : upper;
}

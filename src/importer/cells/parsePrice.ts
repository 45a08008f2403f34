import { ok } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, type Money } from '@/domain/money';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { stripSigns } from '@/importer/lexical/currencySigns';
import { foldNumber } from '@/importer/lexical/foldNumber';
import { foldWord } from '@/importer/lexical/foldWord';
import { readDecimal, toInteger } from '@/importer/lexical/readDecimal';
import { suggestNumber } from './suggestNumber';

/** Placeholders for a price on request, folded. */
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

/** Parses a price: 268, ¥1,234.50, 268元, １２００円, CNY 99, 1.2k, 1.2万.
 *  @param currency  expected currency; a sum marked as another one is refused rather than converted
 *  @returns  the exact sum in minor units; more decimals than the currency has are refused */
export function parsePrice(text: string, currency: Currency): CellResult<Money> {
  const digits = CURRENCY_DIGITS[currency];
  const expected = { kind: 'price', currency, digits } as const;
  if (UNSTATED.has(foldWord(text))) return refuseCell('no-price', { kind: 'statedPrice' }, text);
  const { sum, currencies } = stripSigns(foldNumber(text));
  const decimal = readDecimal(sum);
  if (decimal === null) return refuseCell('not-a-price', expected, text, suggestPrice(text, currency));
  if (currencies !== null && !currencies.includes(currency)) {
    return refuseCell('other-currency', { kind: 'priceIn', currency, marked: currencies }, text);
  }
  const amount = toInteger(decimal, digits);
  return amount === null ? refuseCell('not-a-price', expected, text) : ok({ amount, currency });
}

/** Returns the currencies that a price's symbols allow; null without symbols. */
export function currenciesOfPrice(text: string): readonly Currency[] | null {
  return stripSigns(foldNumber(text)).currencies;
}

/** Returns true if a price is a single sum rather than a range: 售价3000円, 3万元. */
export function isOneSum(text: string): boolean {
  return suggestNumber(text, 'price', MAX_DIGITS, (plain) => stripSigns(plain).sum) !== null;
}

const MAX_DIGITS = Math.max(...Object.values(CURRENCY_DIGITS));

/** A number without its symbol would count in the shop's currency, so nothing is suggested for a sum in another currency. */
function suggestPrice(text: string, currency: Currency): string | null {
  return suggestNumber(text, 'price', CURRENCY_DIGITS[currency], (plain) => {
    const { sum, currencies } = stripSigns(plain);
    return currencies === null || currencies.includes(currency) ? sum : null;
  });
}

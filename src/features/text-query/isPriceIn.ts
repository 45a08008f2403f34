import type { Currency } from '@/domain/money';
import type { ParsedPrice } from '@/query-parser/result/parsedText';

const YUAN_WORD = /[元块塊圓圆]|人民|rmb|cny|yuan|\dr/;
const YUAN_SIGN = /[¥￥]/;

/** Returns whether a price is in the currency of the catalog. A price without a currency sign is parsed as yuan but means the
 *  currency of the catalog; ¥ is also the sign of the yen.
 *  @param text      the whole text that was parsed
 *  @param currency  null while it is unknown, which accepts every price */
export function isPriceIn(
  { currency: writtenCurrency, span }: ParsedPrice,
  text: string,
  currency: Currency | null,
): boolean {
  if (currency === null || writtenCurrency === currency) return true;
  if (writtenCurrency !== 'CNY') return false;
  // The sign may precede the span of the price.
  const written = text.slice(Math.max(0, span.start - 1), span.end);
  if (YUAN_WORD.test(written.normalize('NFKC').toLowerCase())) return false;
  return currency === 'JPY' || !YUAN_SIGN.test(written);
}

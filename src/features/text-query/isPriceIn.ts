import type { Currency } from '@/domain/money';
import type { ParsedPrice } from '@/query-parser/result/parsedText';

const YUAN_WORD = /[元块塊圓圆]|人民|rmb|cny|yuan|\dr/;
const YUAN_SIGN = /[¥￥]/;

/** True if a price was written in the currency of the catalog. A price without a sign is parsed as yuan but means the
 *  currency of the catalog; ¥ is the sign of the yen as well.
 *  @param text      the whole text that was parsed
 *  @param currency  null while it is unknown: every price is accepted then */
export function isPriceIn(
  { currency: read, span: place }: ParsedPrice,
  text: string,
  currency: Currency | null,
): boolean {
  if (currency === null || read === currency) return true;
  if (read !== 'CNY') return false;
  // The sign may precede the span of the price.
  const words = text.slice(Math.max(0, place.start - 1), place.end);
  if (YUAN_WORD.test(words.normalize('NFKC').toLowerCase())) return false;
  return currency === 'JPY' || !YUAN_SIGN.test(words);
}

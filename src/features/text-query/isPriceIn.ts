import type { Currency } from '@/domain/money';
import type { ParsedPrice } from '@/query-parser/result/parsedText';

const YUAN_WORD = /[元块塊圓圆]|人民|rmb|cny|yuan|\dr/;
const YUAN_SIGN = /[¥￥]/;

/** Whether a price that was read is one of a catalog in this currency. Without any mark it is read as yuan, but means
 *  what the shop sells in; the sign ¥ is that of the yen too.
 *  @param text      the whole text the price was read in
 *  @param currency  null while it is not known: then every price is taken */
export function isPriceIn(
  { currency: read, span: place }: ParsedPrice,
  text: string,
  currency: Currency | null,
): boolean {
  if (currency === null || read === currency) return true;
  if (read !== 'CNY') return false;
  // The sign may stand right before what was read as the price.
  const words = text.slice(Math.max(0, place.start - 1), place.end);
  if (YUAN_WORD.test(words.normalize('NFKC').toLowerCase())) return false;
  return currency === 'JPY' || !YUAN_SIGN.test(words);
}

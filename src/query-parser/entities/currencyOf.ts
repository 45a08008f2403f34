import { once } from '@/base/once';
import type { Currency } from '@/domain/money';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { isMoney } from '@/query-parser/text/token';
import type { InterpretedPart } from './operatorText';

/** Returns a function that gives a sum without a currency the one that the text states with another sum (40 usd, could be talked up to 50), and the
 *  yen to a sum with ¥ or without any sign in a Japanese text.
 *  @param parts  all parts, including replaced prices */
export function currencyOf(
  parts: readonly InterpretedPart[],
  folded: FoldedText,
): <Part extends InterpretedPart>(part: Part) => Part {
  // Found at most once, since a text may have thousands of prices.
  const stated = once(() => statedCurrency(parts));
  const isJapanese = once(() => isInJapanese(folded.text));
  return (part) => {
    const { entity, tokens } = part;
    if (entity?.kind !== 'price' || entity.currency !== 'CNY') return part;
    const signs = tokens.filter(isMoney);
    const isSign = signs.length === 1 && folded.chars[signs[0]?.start ?? 0] === '¥';
    const unstated = signs.length === 0 ? stated() : null;
    const currency = unstated ?? ((isSign || signs.length === 0) && isJapanese() ? 'JPY' : null);
    return currency === null ? part : { ...part, entity: { ...entity, currency } };
  };
}

function statedCurrency(parts: readonly InterpretedPart[]): Currency | null {
  for (const { entity, tokens } of parts) if (entity?.kind === 'price' && tokens.some(isMoney)) return entity.currency;
  return null;
}

/** Returns true for a text most letters of which are kana, which states no other currency: ¥1,800で. */
function isInJapanese(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const isLong = kana >= MIN_KANA && kana >= count(/\p{Script=Han}/gu);
  return (isLong || (kana > 0 && 2 * kana >= count(/\p{L}/gu))) && !OTHER_CURRENCY.test(text);
}

/** More kana than in the names and the chatter of a Chinese text. */
const MIN_KANA = 20;
/** Also characters of no Japanese word. */
const OTHER_CURRENCY = /人民币|人民幣|人民元|rmb|cny|[价價没沒这這绑满级换单张图买卖钻红]/i;

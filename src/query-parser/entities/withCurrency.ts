import type { FoldedText } from '@/query-parser/text/foldedText';
import { meaningOf } from '@/query-parser/text/token';
import type { InterpretedPart } from './operatorText';

/** Gives a sum without a currency the one that the text states with another sum: 40 usd, could be talked up to 50. In Japanese, ¥ is the sign of
 *  the yen.
 *  @param parts  all parts, including replaced prices */
export function withCurrency<Part extends InterpretedPart>(
  part: Part,
  parts: readonly InterpretedPart[],
  folded: FoldedText,
): Part {
  const { entity } = part;
  if (entity?.kind !== 'price' || entity.currency !== 'CNY') return part;
  if (isYen(part, folded)) return { ...part, entity: { ...entity, currency: 'JPY' } };
  if (statesCurrency(part)) return part;
  for (const { entity: other, ...rest } of parts)
    if (other?.kind === 'price' && statesCurrency(rest))
      return { ...part, entity: { ...entity, currency: other.currency } };
  return part;
}

/** ¥1,800で, in a text most letters of which are kana. */
function isYen({ tokens }: Pick<InterpretedPart, 'tokens'>, { text, chars }: FoldedText): boolean {
  const signs = tokens.filter((token) => meaningOf(token, 'money') !== undefined);
  if (signs.length !== 1 || signs.some(({ start }) => chars[start] !== '¥') || OTHER_CURRENCY.test(text)) return false;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const isLong = kana >= MIN_KANA && kana >= count(/\p{Script=Han}/gu);
  return isLong || (kana > 0 && 2 * kana >= count(/\p{L}/gu));
}

/** More kana than in the names and the chatter of a Chinese text. */
const MIN_KANA = 20;
const OTHER_CURRENCY = /人民币|人民幣|人民元|rmb|cny/i;

function statesCurrency({ tokens }: Pick<InterpretedPart, 'tokens'>): boolean {
  return tokens.some((token) => meaningOf(token, 'money') !== undefined);
}

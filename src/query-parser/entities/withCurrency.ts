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

/** ¥1,800で. Kana of names in Chinese texts are mostly katakana. */
function isYen({ tokens }: Pick<InterpretedPart, 'tokens'>, { text, chars }: FoldedText): boolean {
  const signs = tokens.filter((token) => meaningOf(token, 'money') !== undefined);
  const isSign = signs.length === 1 && signs.every(({ start }) => chars[start] === '¥');
  const hiragana = text.match(/\p{Script=Hiragana}/gu)?.length ?? 0;
  return isSign && hiragana * MIN_SHARE >= (text.match(/\p{L}/gu)?.length ?? 0) && !OTHER_CURRENCY.test(text);
}

/** At least one letter in eight is hiragana. */
const MIN_SHARE = 8;
const OTHER_CURRENCY = /人民币|人民幣|人民元|rmb|cny/i;

function statesCurrency({ tokens }: Pick<InterpretedPart, 'tokens'>): boolean {
  return tokens.some((token) => meaningOf(token, 'money') !== undefined);
}

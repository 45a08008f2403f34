import { type FoldedText, spanOf } from '@/query-parser/text/foldedText';
import { asSkipped, means, type Token } from '@/query-parser/text/token';

const HIRAGANA = /^[\u3041-\u3096\u30fc]+$/;

/** Endings that refuse, which the buyer has to see if they were not understood. Folded, hence katakana. */
export const KANA_REFUSAL = /ナイ|ナク|ナカ|ナケ|マセ|ナシ|ズ|ヌ|ダメ|イヤ/;

/** Gives unread hiragana beside recognised words the meaning `skip`: it is the ending of a word or a particle (ハンイルので, 残って),
 *  whereas names and things are written in kanji or katakana. Hiragana that stands alone may be a name and stays unread. */
export function skipInflections(tokens: readonly Token[], folded: FoldedText): readonly Token[] {
  return tokens.map((token, index) => {
    const next = tokens[index + 1];
    // In はやめとく the と does not join names.
    if (means(token, 'and') && [tokens[index - 1], token, next].every((one) => isLetter(one, folded)))
      return asSkipped(token);
    if (token.meanings.length > 0 || !isInflection(token, folded)) return token;
    const isBesideWord = (token.gap === 'none' && isRead(tokens[index - 1])) || (next?.gap === 'none' && isRead(next));
    return isBesideWord ? asSkipped(token) : token;
  });
}

/** Returns true for one letter of hiragana within a word. */
function isLetter(token: Token | undefined, folded: FoldedText): boolean {
  return token?.gap === 'none' && token.end - token.start === 1 && isInflection(token, folded);
}

function isRead(token: Token | undefined): boolean {
  return token !== undefined && token.meanings.length > 0;
}

function isInflection({ start, end }: Token, folded: FoldedText): boolean {
  const span = spanOf(folded, start, end);
  return HIRAGANA.test(folded.text.slice(span.start, span.end)) && !KANA_REFUSAL.test(folded.chars.slice(start, end));
}

import { type FoldedText, spanOf } from '@/query-parser/text/foldedText';
import type { TextRange } from './classifyLeftovers';

/** Pronouns, particles and adverbs of sentences; names and properties are noun phrases without them. */
const SENTENCE = /[我你您他她它们这那谁哪吗呢吧啊呀嘛啦了着过把被给让但如想说看才还又再太很懒]/;
/** A particle after the words, which is skipped on its own. */
const ENDING = /[了着过吗呢吧啊呀嘛啦]/;
/** A number or a katakana word may be a condition or a name that was not understood. */
const MEANINGFUL = /\d|[ァ-ヺ][ァ-ヺー]/;
/** Hiragana after another character or with the ending of a verb or a clause; alone it may be a name. */
const INFLECTED = /[^ぁ-ゖー][ぁ-ゖ]|[ぁ-ゖ][^ぁ-ゖー]|[たるてですいよねど]$/;

const MAX_WORD = 3;

/** Returns true for unread words of a listing that are part of a sentence and state nothing about the account: 考研了, 手放します. */
export function isChatter(folded: FoldedText, { start, end }: TextRange): boolean {
  const chars = folded.chars.slice(start, end);
  // A short text that is one word may be a name: 猫又.
  if (chars === folded.chars && chars.length <= MAX_WORD) return false;
  const span = spanOf(folded, start, end);
  const text = folded.text.slice(span.start, span.end).normalize('NFKC');
  return (
    !MEANINGFUL.test(text) && (INFLECTED.test(text) || SENTENCE.test(chars) || ENDING.test(folded.chars.charAt(end)))
  );
}

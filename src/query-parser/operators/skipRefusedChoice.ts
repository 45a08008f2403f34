import { isFunctionWord } from '@/query-parser/clauses/operatorScope';
import type { OperatorText } from '@/query-parser/clauses/operatorText';
import { asSkipped, means } from '@/query-parser/text/token';

/** Words before a choice that is not enough: 只有其中一个的不要. */
const ONLY = /[只光单][有带]?.?$/;

/** Skips a choice that a refusal follows, as it makes no wish of the names before it: 有A、B任意一个的不要. Returns true if the refusal is of
 *  accounts with only one of several names that are wanted. */
export function skipRefusedChoice({ parts, chars }: OperatorText, index: number): boolean {
  for (let position = index - 1; position >= 0 && parts[position + 1]?.gap === 'none'; position--) {
    const word = parts[position];
    if (word === undefined || word.entity !== null) return false;
    if (means(word.tokens[0], 'oneOf')) {
      word.tokens = word.tokens.map(asSkipped);
      return ONLY.test(chars.slice(Math.max(0, word.start - 2), word.start + 1));
    }
    if (!isFunctionWord(word)) return false;
  }
  return false;
}

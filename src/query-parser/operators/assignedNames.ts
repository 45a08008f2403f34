import type { OperatorText } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';

/** Signs that assign an operator to the list before it. */
const ASSIGNS = /^ {0,4}[:=→⇒]/;
/** Signs after the operator: A=不要、B=要, A: pass. */
const ENDS = /^ {0,4}(?:[,，、;。.!/|)\n]|$)/;
/** Words before a list of wishes. */
const WANTED_BEFORE = /[求收想找] ?:? ?$/;
const MAX_HEADING_LENGTH = 8;
const SEPARATES = /^ {0,4}[,，、/&+和ト]? {0,4}$/;

/** Returns the indexes of the names that an operator is assigned to, nearest first: A、B＝不要, `A, B, C: pass`. Empty unless a sign stands
 *  between it and the list. */
export function assignedNames({ parts, chars }: OperatorText, index: number): readonly number[] {
  const word = parts[index];
  const isAssigned = isItem(parts[index - 1]) && ASSIGNS.test(chars.slice(parts[index - 1]?.end, word?.end));
  // A, B: cool to have 急, not required
  const isRemark = means(word?.tokens[0], 'nice') && parts[index + 1]?.entity === null;
  if (!isAssigned || !(isRemark || ENDS.test(chars.slice(word?.end)))) return [];
  const names = [index - 1];
  for (let at = index - 2; isItem(parts[at]); at--) {
    if (!SEPARATES.test(chars.slice(parts[at]?.end, parts[at + 1]?.start))) break;
    names.push(at);
  }
  // 求A、B、C＝不要: the list belongs to the word before it.
  const start = parts[index - names.length]?.start ?? 0;
  return WANTED_BEFORE.test(chars.slice(Math.max(0, start - MAX_HEADING_LENGTH), start)) ? [index - 1] : names;
}

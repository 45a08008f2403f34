import { chainAfter, targetAfter } from './operatorScope';
import type { MutablePart, OperatorText } from './operatorText';

/** Words for an exception from the rest of the sentence. */
const EXCEPTION = /^(?:除(?!外|ク|イ)|except|other than|besides|but$)/;
/** Those that may announce an addition instead: 除了A还要B. */
const ADDITION = /^(?:除|besides)/;
/** All the others are welcome: 除了A都行, everyone except A is fine. */
const OTHERS_WELCOME =
  /^[^。;!\n]{0,40}?(?:都(?:行|可以?|要)|其[他它余][^,，。;!\n]{0,4}?随意)(?=[,，。;!\s]|$)|^[^,.;!\n]{0,40}\bis fine/;
/** All the others are refused: 除了A，其他都不要; nobody except A. */
const OTHERS_REFUSED =
  /^[^。;!\n]{0,40}?其[他它余][^,，。;!\n]{0,12}?不[要收看谈买考接]|^[^,，。\n]{0,20}[,，]?没有?别的的?要求|^[^,，。;!\n]{0,20}?(?:都|一律|外)不[要收看谈买考接]/;
const NOBODY_BEFORE =
  /\bno[ -]one\b[^,.;]{0,24}$|(?:n[’']?t|\bnot) (?!(?:mind|care)\b)[^,.;]{0,24}\bany(?:thing|one)?\b[^,.;]{0,12}$/;
/** More is wanted: 除了A还要B, besides A I also want B. */
const MORE_WANTED = /^[^,，。;!\n]{0,20}?[,，]?[^,，。;!\n]{0,12}?(?:还|也)[想需]?要|^[^.;!\n]{0,40}\bneed\b/;
const MAX_SENTENCE_LENGTH = 60;
/** Parts between an exception and its last name. */
const MAX_DISTANCE = 40;

/** Returns true for an exception whose names are wanted: 除了A，其他都不要; nobody except A; 除了A还要B. */
export function isWantedException({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !isException(word, chars)) return false;
  const before = chars.slice(Math.max(0, word.start - MAX_SENTENCE_LENGTH), word.start);
  const after = chars.slice(word.end, word.end + MAX_SENTENCE_LENGTH);
  if (OTHERS_WELCOME.test(after)) return false;
  const isAddition = ADDITION.test(chars.slice(word.start, word.end)) && MORE_WANTED.test(after);
  return isAddition || NOBODY_BEFORE.test(before) || OTHERS_REFUSED.test(after);
}

/** Returns true for a name that an exception before it refuses, so that what the rest of the sentence allows is not about it: `everyone
 *  except A is fine`. */
export function isExceptedName({ parts, chars }: OperatorText, operand: number): boolean {
  for (let index = operand - 1; index >= 0 && operand - index <= MAX_DISTANCE; index--) {
    const word = parts[index];
    if (word === undefined || word.entity !== null || !word.isUsed || !isException(word, chars)) continue;
    const first = targetAfter(parts, index);
    return first !== null && chainAfter(parts, first, 'not').includes(operand);
  }
  return false;
}

function isException({ start, end }: MutablePart, chars: string): boolean {
  return EXCEPTION.test(chars.slice(start, end));
}

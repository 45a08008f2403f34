import { chainAfter, targetAfter, targetBefore } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { EXCEPTION } from '@/query-parser/words/exception';
import { itemsOf } from './requireMissing';

/** Those that may announce an addition instead: 除了A还要B. */
const ADDITION = /^(?:除|apart|besides|aside)/;
/** All the others are welcome: 除了A都行, everyone except A is fine. */
const OTHERS_WELCOME =
  /^[^。;!\n]{0,40}?(?:都(?:行|可以?|ok|好说|要|收)|(?:其[他它余]|别的)[^,，。;!\n]{0,4}?(?:行|可以?|ok|随意|无所谓|不限))(?=[,，。;!\s]|$)|^[^,.;!\n]{0,40}\b(?:is|are) (?:fine|ok|okay|good|welcome)/;
/** All the others are refused: 除了A，其他都不要; nobody except A. */
const OTHERS_REFUSED =
  /^[^。;!\n]{0,40}?(?:其[他它余]|别的|剩下的|\b(?:others?|else|rest|any(?:thing|one|body))\b)[^,，。;!\n]{0,12}?(?:不[要收看谈买考接]|免谈|勿|别[来发]|没兴趣|\bskip|pass\b)|^[^,，。\n]{0,20}[,，]?没有?(?:别的|其[他它])的?(?:要求|需求)|^[^,，。;!\n]{0,20}?(?:都|一律|一概|全|统统|外)(?:不[要收看谈买考接]|免谈|别[来发])/;
const NOBODY_BEFORE =
  /\b(?:no(?:body|thing|[ -]one)|none)\b[^,.;]{0,24}$|(?:n'?t|\bnot|\bnever) (?!(?:mind|care)\b)[^,.;]{0,24}\bany(?:thing|one|body)?\b[^,.;]{0,12}$/;
/** More is wanted: 除了A还要B, besides A I also want B. */
const MORE_WANTED =
  /^[^,，。;!\n]{0,20}?[,，]?[^,，。;!\n]{0,12}?(?:还|另外|也)(?:[想需]?要|想)|^[^.;!\n]{0,40}\b(?:also|too|as well|need|want|looking)\b/;
/** The exception is wanted at a level of its own: 除了A要宝2，其他宝1. */
const LEVEL_WANTED = /^[^,，。;!\n都]{1,12}(?:要|得)(?:宝|满|[一二两三四五\d])/;
/** NP1 is enough for everybody except A */
const EVERYBODY_BEFORE = /every(?:body|one) $/;
const MAX_SENTENCE_LENGTH = 60;
/** Parts between an exception and its last name. */
const MAX_DISTANCE = 40;

/** Returns true for an exception whose names are wanted: 除了A，其他都不要; nobody except A; 除了A还要B. */
export function isWantedException({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined) return false;
  // A、B、C，除了C都要满宝
  const excepted = [targetBefore(parts, index), targetAfter(parts, index)];
  if (excepted.some((position) => parts[position ?? -1]?.isExcepted === true)) return true;
  if (!isException(word, chars)) return false;
  const before = chars.slice(Math.max(0, word.start - MAX_SENTENCE_LENGTH), word.start);
  const after = chars.slice(word.end, word.end + MAX_SENTENCE_LENGTH);
  if (LEVEL_WANTED.test(after)) return true;
  // A, B, C, all NP2 except C, whom I want at NP3
  const name = parts[excepted[1] ?? -1];
  const isListed = (part: MutablePart) => part.isDistributed || EVERYBODY_BEFORE.test(before);
  if (name !== undefined && parts.slice(0, index).some((part) => isListed(part) && itemsOf(part) === itemsOf(name)))
    return true;
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

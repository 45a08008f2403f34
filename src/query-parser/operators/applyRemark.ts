import { chainBefore, topicOfPreviousClause } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, Operator, OperatorText } from '@/query-parser/clauses/operatorText';
import { isBreakingGap, means } from '@/query-parser/text/token';
import { markIndifferent, markOptional } from './marks';
import { isAboutContact, isAboutOthers } from './operatorExceptions';
import { acceptsEither, isAnswerOrCorrection } from './operatorRemarks';
import { maxClausesBack, refusesNext, TAKES_OBJECT } from './refusalTargets';
import { namesOfClausesBefore } from './spreadRefusals';
import { takeBackRefusal } from './takeBackRefusal';

/** 羽毛扫×1；人物不看: words for kinds of contents that no refusal of an item is about. */
const CONTENTS = /^(?:人物|手坑|额外)$/;

/** Applies an operator without an operand before it in its clause to the name of the clause before: `Kiara? No thanks`. Returns false if its
 *  operand follows it or it needs one in its clause.
 *  @param next        index of the operand after it
 *  @param isPointing  true if that is a pronoun */
export function applyRemark(text: OperatorText, operator: Operator, next: number | null, isPointing: boolean): boolean {
  const { parts, chars } = text;
  const { word, index, kind, side, apply } = operator;
  const wordText = chars.slice(word.start, word.end);
  // 不要A，也不要B
  const precedesOwnName = kind === 'not' && refusesNext(parts, index, null) && TAKES_OBJECT.test(wordText);
  const isSuffix = side === 'after' || (kind !== 'optional' && side === 'both' && next === null);
  if (!isPointing && (precedesOwnName || !isSuffix)) return false;
  const endsClause = isBreakingGap(parts[index + 1]?.gap) || index === parts.length - 1;
  // 孔明也想要，没有就算了
  const isAlternative = kind === 'optional' && /^(?:实在)?没|^[イ居]?ナ/.test(wordText);
  // Waver? don't care; 咲耶本来也想要，现在不要求
  const isAsked = isAnswerOrCorrection(text, index);
  const isAnswer = kind === 'ignored' && (isPointing || (endsClause && isAsked));
  // 恋钟跟我没缘分，有没有都行
  const isEither = kind === 'ignored' && endsClause && acceptsEither(text, index);
  if (kind !== 'not' && kind !== 'nice' && !isAlternative && !isAnswer && !isEither) return false;
  if (kind === 'not' && takeBackRefusal(text, index)) return true;
  const isAboutContents = word.gap === 'none' && CONTENTS.test(chars.slice(parts[index - 1]?.start, word.start));
  if (isAboutContents || (kind === 'not' && isAboutContact(text, index))) {
    word.isUsed = true;
    return true;
  }
  // A⏎Nope, no B: it is about the name after it.
  if (
    kind === 'not' &&
    chars.slice(parts[index - 1]?.end, word.start).includes('\n') &&
    means(parts[index + 1]?.tokens[0], 'not')
  ) {
    word.isUsed = true;
    return true;
  }
  // 这两个不要 and Android? no refuse values of the clause before as well.
  const isPlural = /[这那][两俩几仨三]个?$/.test(chars.slice(Math.max(0, word.start - 3), word.start));
  const topic = topicOfPreviousClause(parts, index, isPointing ? 3 : maxClausesBack(word, chars), isPlural || isAsked);
  word.isUsed = topic !== null;
  if (topic === null || isAboutOthers(text, topic, index)) return true;
  // グレンラガン？なくても買います
  const mark = isAlternative && !(isAsked && topic === index - 1) ? markOptional : isEither ? markIndifferent : apply;
  for (const position of chainBefore(parts, topic)) mark(parts[position] as MutablePart);
  if (kind === 'not') for (const name of namesOfClausesBefore(text, topic, index)) apply(name);
  return true;
}

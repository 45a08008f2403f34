import type { ParseMode } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import {
  asSkipped,
  isBreakingGap,
  isOperatorKind,
  isScopeOperator,
  type Side,
  type Token,
} from '@/query-parser/text/token';
import { assignedNames } from './assignedNames';
import { cancelMentions } from './cancelMentions';
import { chooseOneOf, joinAlternatives } from './chooseAlternatives';
import { isExceptedName, isWantedException } from './exceptionWords';
import { findBackground } from './findBackground';
import type { Absence } from './findMissing';
import { findReplaced } from './findReplaced';
import type { ListingRules } from './listingRules';
import { markDoubtful } from './markDoubtful';
import { attitudeOf, markIndifferent, markNice, markOptional, refusalOf } from './marks';
import {
  isAboutContact,
  isAboutOthers,
  isConditional,
  isIndifferent,
  isRefused,
  isSufficient,
  isVersion,
  refusesOthers,
  refusesWithout,
  requires,
  saysNothing,
  statesEnough,
} from './operatorExceptions';
import { acceptsEither, answers, isCutOff } from './operatorRemarks';
import {
  chainAfter,
  chainBefore,
  clauseBefore,
  hasMeaning,
  isSuffix,
  targetBefore,
  topicBefore,
  topicOfPreviousClause,
} from './operatorScope';
import {
  type InterpretedPart,
  type MutablePart,
  makeOperatorText,
  type OperatorText,
  underHeading,
} from './operatorText';
import { entersBrackets, leavesBrackets, ownTarget } from './ownTarget';
import {
  ignorePartialName,
  isAboutAll,
  maxClausesBack,
  namesIntroduced,
  precedesPronoun,
  refuseCombined,
  refusesNext,
  TAKES_OBJECT,
} from './refusalTargets';
import { refuseMarked } from './refuseMarked';
import { refusesChoice } from './refusesChoice';
import { releaseOwned } from './releaseOwned';
import { requireMissing } from './requireMissing';
import { namesOfClausesBefore, refuseAllLevels, spreadRefusals } from './spreadRefusals';

/** Applies operators such as 不要, 或 and 最好 to their operands and marks them as skipped. An operator without operand stays unread.
 *  Negation and wishes extend over an explicit join (和, 、, /), but not over a space or a comma. */
export function applyOperators(
  parts: readonly TextPart[],
  mode: ParseMode,
  chars: string,
  rules: ListingRules | null,
): readonly InterpretedPart[] {
  const text = makeOperatorText(parts, findReplaced(parts, chars), mode, chars);
  const interpreted = text.parts;
  for (const [index, part] of interpreted.entries()) {
    if (part.entity !== null) continue;
    refuseMarked(text, index);
    if (!isScopeOperator(part.tokens[0])) continue;
    const word = chars.slice(part.start, part.end);
    applyOperator(text, index, 'not', refusalOf(word, mode));
    applyOperator(text, index, 'nice', markNice);
    applyOperator(text, index, 'ignored', attitudeOf(word));
  }
  for (const [index, part] of interpreted.entries())
    if (isScopeOperator(part.tokens[0]))
      applyOperator(text, index, 'optional', isIndifferent(text, index) ? markIndifferent : markOptional);
  if (mode === 'query') {
    cancelMentions(interpreted);
    requireMissing(text);
    for (const part of findBackground(interpreted, chars)) part.isDoubtful = true;
    spreadRefusals(text);
    refuseAllLevels(text);
    releaseOwned(text);
  }
  joinAlternatives(text);
  for (const index of interpreted.keys()) chooseOneOf(text, index);
  if (mode === 'query') {
    markDoubtful(interpreted, chars);
  } else for (const absence of rules?.findMissing(interpreted, chars) ?? []) ignoreAbsent(interpreted, absence);
  for (const part of interpreted) {
    if (part.isUsed) {
      part.operator = part.tokens[0]?.meanings.find(({ kind }) => isOperatorKind(kind))?.kind ?? null;
      part.tokens = part.tokens.map(asSkipped);
    }
    if (mode === 'offer') part.mode = 'must';
  }
  return interpreted;
}

/** Ignores a name that an account does not have, and the words that deny it. */
function ignoreAbsent(parts: readonly MutablePart[], { part, start, end }: Absence<MutablePart>): void {
  part.isIgnored = true;
  for (const word of parts) if (word.entity === null && word.start >= start && word.end <= end) skip(word);
}

function skip(part: MutablePart): void {
  const { start, end, gap } = part;
  part.tokens = [{ start, end, gap, meanings: [{ kind: 'skip' }], isTypo: false, followsColon: false }];
}

/** A word that is listed for both sides, such as 不要求, has its operand on either. */
function sideOf(token: Token | undefined, kind: 'not' | 'nice' | 'ignored' | 'optional'): Side | undefined {
  const sides = token?.meanings.flatMap((meaning) => (meaning.kind === kind ? meaning.side : [])) ?? [];
  return sides.every((side) => side === sides[0]) ? sides[0] : 'both';
}

function applyOperator(
  text: OperatorText,
  index: number,
  kind: 'not' | 'nice' | 'ignored' | 'optional',
  apply: (part: MutablePart) => void,
): void {
  const { parts, chars } = text;
  const word = parts[index];
  const side = sideOf(word?.tokens[0], kind);
  if (word === undefined || word.entity !== null || side === undefined || word.isUsed) return;
  if (kind === 'not' && (refusesWithout(text, index) || isWantedException(text, index))) {
    word.isUsed = true;
    return;
  }
  const isPointing = kind === 'not' && precedesPronoun(word, chars);
  const listed = isPointing ? [] : (underHeading(text, index, side) ?? []);
  if (listed.length > 0) {
    // any one of these is fine: A / B
    if (
      kind === 'optional' &&
      parts.slice(Math.max(0, index - 3), index).some(({ tokens }) => hasMeaning(tokens[0], ['oneOf']))
    )
      return;
    word.isUsed = true;
    // ★5以上ならOK：A
    if (kind === 'optional' && statesEnough(text, index, listed)) return;
    for (const position of listed) apply(parts[position] as MutablePart);
    return;
  }
  if ((kind === 'not' || kind === 'ignored') && saysNothing(text, index)) {
    word.isUsed = true;
    return;
  }
  // A、B＝不要
  const assigned = assignedNames(text, index);
  if (assigned.length > 0) {
    for (const position of assigned) apply(parts[position] as MutablePart);
    word.isUsed = true;
    return;
  }
  // 毕业的就别塞给我了：A（抽腻了）、B
  if (kind === 'not' && side !== 'after') {
    const listed = namesIntroduced(text, index);
    for (const name of listed) apply(name);
    word.isUsed = listed.length > 0;
    if (word.isUsed) return;
  }
  const next = ownTarget(text, index);
  if (kind === 'not' && (side === 'after' || next === null) && refusesChoice(text, index)) {
    word.isUsed = true;
    return;
  }
  const isLast = isBreakingGap(parts[index + 1]?.gap);
  const endsClause = isLast || index === parts.length - 1;
  const isRefusal = kind === 'not' || kind === 'ignored';
  const before =
    (isRefusal || kind === 'nice') && side !== 'before' ? topicBefore(parts, index, chars) : targetBefore(parts, index);
  const unread = before === null ? undefined : parts[before];
  if (kind === 'not' && next === null && unread?.entity == null && refusesOthers(text, index)) {
    word.isUsed = true;
    if (unread !== undefined) skip(unread);
    return;
  }
  // 不要A，也不要B
  const precedesOwnName =
    kind === 'not' &&
    before === null &&
    refusesNext(parts, index, before) &&
    TAKES_OBJECT.test(chars.slice(word.start, word.end));
  const isRemark =
    (before === null &&
      !precedesOwnName &&
      (side === 'after' || (kind !== 'optional' && side === 'both' && next === null))) ||
    (before === null && isPointing);
  // 孔明也想要，没有就算了
  const isAlternative =
    kind === 'optional' && /^(?:要是|如果|实在)?没|^[イ居]?ナ/.test(chars.slice(word.start, word.end));
  // Waver? don't care; 咲耶本来也想要，现在不要求
  const isAnswer = kind === 'ignored' && endsClause && answers(text, index);
  // 恋钟跟我没缘分，有没有都行
  const isEither = kind === 'ignored' && endsClause && acceptsEither(text, index);
  if (isRemark && (kind === 'not' || kind === 'nice' || isAlternative || isAnswer || isEither)) {
    if (kind === 'not' && requires(text, index)) return;
    if (kind === 'not' && isAboutContact(text, index)) {
      word.isUsed = true;
      return;
    }
    // 这两个不要 refuses every value of the clause before, 不要 the last one.
    const isPlural = /[这那](?:[两俩几仨三]个?|些)$/.test(chars.slice(Math.max(0, word.start - 3), word.start));
    const topic = topicOfPreviousClause(parts, index, maxClausesBack(word, chars), isPlural);
    word.isUsed = topic !== null;
    if (topic === null || isAboutOthers(text, topic, index)) return;
    for (const position of chainBefore(parts, topic))
      (isAlternative ? markOptional : isEither ? markIndifferent : apply)(parts[position] as MutablePart);
    if (kind === 'not') for (const name of namesOfClausesBefore(text, topic, index)) apply(name);
    return;
  }
  // できれば宝具2ずつ is about the level.
  if (kind === 'nice' && parts[index - 1]?.extraRanges.some(({ start }) => start === word.end)) {
    word.isUsed = true;
    return;
  }
  const suffixed =
    (kind === 'nice' && next === null) ||
    (side === 'both' && before !== null && isCutOff(parts, index, before, next)) ||
    (side === 'after' && !(kind === 'not' && refusesNext(parts, index, before))) ||
    (side === 'both' && before !== null && (isLast || isSuffix(parts, index, before, next)));
  const first = suffixed ? before : next;
  if (first === null || (side === 'before' && next === null && kind !== 'nice')) return;
  // A listing does not refuse its own price: 300元 已售.
  if (kind === 'not' && text.mode === 'offer' && parts[first]?.entity?.kind === 'price') return;
  // It is absent already: no 5* servants yet.
  if (kind === 'not' && text.mode === 'offer' && isZero(parts[first])) {
    word.isUsed = true;
    return;
  }
  if (suffixed && isAboutOthers(text, first, index)) {
    word.isUsed = true;
    return;
  }
  if (kind === 'not' && suffixed && requires(text, index)) return;
  if (isSufficient(text, first, index, kind)) return;
  if ((kind === 'optional' || (kind === 'not' && suffixed)) && isExceptedName(text, first)) {
    word.isUsed = true;
    return;
  }
  // 不要C呆 ok
  if (kind === 'optional' && parts[first]?.isNegated && /^ok/.test(chars.slice(word.start, word.end))) return;
  if (kind === 'not' && !suffixed && (isConditional(text, first) || isVersion(text, first, index))) {
    word.isUsed = true;
    return;
  }
  const refusesAll = kind === 'not' && suffixed && isAboutAll(text, index);
  const targets = !suffixed
    ? chainAfter(parts, first, kind)
    : refusesAll
      ? clauseBefore(parts, first)
      : chainBefore(parts, first);
  if (isRefusal && suffixed) refuseCombined(parts, first, apply);
  // Aは引退した友達を思い出すので不要: a reason states no wish.
  if (kind === 'not' && suffixed && parts[first]?.entity?.kind === 'item')
    for (const part of parts.slice(first + 1, index)) if (part.entity?.kind === 'choice') part.isDoubtful = true;
  // A negation of unread text stays unread with it.
  word.isUsed = parts[first]?.entity != null;
  if (!word.isUsed && !suffixed && kind === 'not') ignorePartialName(parts, first);
  for (const position of targets) {
    const operand = parts[position];
    // 春睦月（不是四星）、温泉和香: the brackets end the list.
    const isOutside = suffixed
      ? position < first && entersBrackets(chars.slice(operand?.end, parts[first]?.start))
      : leavesBrackets(chars.slice(word.end, operand?.start));
    // 🚫A 这也好意思叫皇冠
    if (operand?.entity == null || isOutside || ((kind === 'nice' || kind === 'optional') && isRefused(text, operand)))
      continue;
    // 上次的号连梅林都没有 is a complaint.
    if (kind === 'not' && chars[operand.start - 1] === '连') operand.isIgnored = true;
    else apply(operand);
    // The operator's words belong to the entity too.
    if (position === first) operand.extraRanges = [...operand.extraRanges, { start: word.start, end: word.end }];
  }
}

function isZero(part: MutablePart | undefined): boolean {
  return part?.entity?.kind === 'range' && part.entity.range.min === 0 && part.entity.range.max === 0;
}

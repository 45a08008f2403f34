import { chainAfter, chainBefore, isSuffix, operandsOfClause } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, Operator, OperatorText } from '@/query-parser/clauses/operatorText';
import { isBreakingGap } from '@/query-parser/text/token';
import { isExceptedName } from './exceptionWords';
import { acceptLevel, distinguishesVersions, isAboutOthers, isConditional, isRefused } from './operatorExceptions';
import { isCutOff } from './operatorRemarks';
import { entersBrackets, leavesBrackets } from './ownTarget';
import { ignorePartialName, isAboutAll, refuseCombined, refusesNext } from './refusalTargets';
import { takeBackRefusal } from './takeBackRefusal';

/** Applies an operator to the operand before or after it and to those joined to that one, unless the words around it are an exception.
 *  @param before  index of the operand before it
 *  @param next    index of the operand after it */
export function applyToOperands(
  text: OperatorText,
  operator: Operator,
  before: number | null,
  next: number | null,
): void {
  const { parts, chars, mode } = text;
  const { word, index, kind, side, apply } = operator;
  const isSuffixed = followsOperand(parts, operator, before, next);
  const first = isSuffixed ? before : next;
  if (first === null || (side === 'before' && next === null && kind !== 'nice')) return;
  if (keepOperand(text, operator, first, isSuffixed)) return;
  const isRefusal = kind === 'not' || kind === 'ignored';
  const refusesAll = kind === 'not' && isSuffixed && isAboutAll(text, index);
  const targets = !isSuffixed
    ? chainAfter(parts, first, kind)
    : refusesAll
      ? operandsOfClause(parts, first)
      : chainBefore(parts, first);
  if (isRefusal && isSuffixed) refuseCombined(parts, first, apply);
  // Aは引退した友達を思い出すので不要: a reason states no wish.
  if (kind === 'not' && isSuffixed && parts[first]?.entity?.kind === 'item')
    for (const part of parts.slice(first + 1, index)) if (part.entity?.kind === 'choice') part.isDoubtful = true;
  // A negation of unread text stays unread with it.
  word.isUsed = parts[first]?.entity != null;
  if (!word.isUsed && !isSuffixed && kind === 'not') ignorePartialName(parts, first);
  for (const position of targets) {
    const operand = parts[position];
    // 春睦月（不是四星）、温泉和香: the brackets end the list.
    const isOutside = isSuffixed
      ? position < first && separates(chars.slice(operand?.end, parts[first]?.start))
      : leavesBrackets(chars.slice(word.end, operand?.start));
    // 3凸がA、B、Cは未所持: a listing has the names that it gives a level.
    const isOwned =
      mode === 'offer' && position < first && (operand?.entity?.kind === 'item' ? operand.entity.level : 0) > 1;
    // 🚫A 这也好意思叫皇冠
    if (
      operand?.entity == null ||
      isOutside ||
      isOwned ||
      ((kind === 'nice' || kind === 'optional') && isRefused(text, operand))
    )
      continue;
    // 上次的号连梅林都没有 is a complaint.
    if (kind === 'not' && chars[operand.start - 1] === '连') operand.isIgnored = true;
    else apply(operand);
    // The operator's words belong to the entity too.
    if (position === first) operand.extraRanges = [...operand.extraRanges, { start: word.start, end: word.end }];
  }
}

/** マーリンで、孔明は不要 refuses one of them, 孔明（不要）、マーリン none. */
const separates = (between: string) => between.includes('デ、') || entersBrackets(between);

/** A sign refuses no price. */
const SIGN = /^[❌🚫×✕✖]$/u;

/** Returns true for an operator that applies to the operand before it: A不要. */
function followsOperand(
  parts: readonly MutablePart[],
  { index, kind, side }: Operator,
  before: number | null,
  next: number | null,
): boolean {
  if (kind === 'nice' && next === null) return true;
  if (side === 'after') return !(kind === 'not' && refusesNext(parts, index, before));
  if (side === 'before' || before === null) return false;
  return (
    isCutOff(parts, index, before, next) || isBreakingGap(parts[index + 1]?.gap) || isSuffix(parts, index, before, next)
  );
}

/** Marks an operator as used where its words leave the operand as it is. Returns true if it must not be applied. */
function keepOperand(text: OperatorText, operator: Operator, first: number, isSuffixed: boolean): boolean {
  const { parts, chars, mode } = text;
  const { word, index, kind } = operator;
  const operand = parts[first];
  const isNot = kind === 'not';
  // A listing does not refuse its own price: 300元 已售.
  if (isNot && mode === 'offer' && operand?.entity?.kind === 'price') return true;
  // $60 max ❌; I don't care about the server, paying 300
  const isPrice = operand?.entity?.kind === 'price';
  // 日服台服随便 accepts either.
  const isEither = isSuffixed && isServer(operand) && isServer(parts[first - 1]);
  const isKept =
    kind === 'ignored' ? isPrice || isEither : isPrice && isNot && SIGN.test(chars.slice(word.start, word.end));
  if (isKept) {
    word.isUsed = true;
    return true;
  }
  if (isSuffixed && isAboutOthers(text, first, index)) {
    word.isUsed = true;
    return true;
  }
  // NG：日本版以外
  if (isNot && operand?.isNegated && /^(?:以|之)外/.test(chars.slice(word.start, word.end))) {
    operand.isNegated = false;
    word.isUsed = true;
    return true;
  }
  if (isNot && isSuffixed && takeBackRefusal(text, index)) return true;
  if (acceptLevel(text, first, index, kind)) return true;
  const isExcepted = (kind === 'optional' || (isNot && isSuffixed)) && isExceptedName(text, first);
  // 不要C呆 ok
  if (!isExcepted && kind === 'optional' && operand?.isNegated && /^ok/.test(chars.slice(word.start, word.end)))
    return true;
  const isNoRefusal = isNot && !isSuffixed && (isConditional(text, first) || distinguishesVersions(text, first, index));
  if (isExcepted || isNoRefusal) word.isUsed = true;
  return isExcepted || isNoRefusal;
}

function isServer(part: MutablePart | undefined): boolean {
  return part?.entity?.kind === 'choice' && part.entity.facet === 'server';
}

import { targetBefore, topicBefore } from '@/query-parser/clauses/operatorScope';
import {
  type MutablePart,
  type Operator,
  type OperatorText,
  skipWords,
  underHeading,
} from '@/query-parser/clauses/operatorText';
import { means, type Side, type Token } from '@/query-parser/text/token';
import { applyRemark } from './applyRemark';
import { applyToOperands } from './applyToOperands';
import { assignedNames } from './assignedNames';
import { isWantedException } from './exceptionWords';
import { isAboutNoName, refusesOthers, refusesWithout, statesEnough } from './operatorExceptions';
import { ownTarget } from './ownTarget';
import { namesInBracket, namesIntroduced, precedesPronoun } from './refusalTargets';
import { skipRefusedChoice } from './skipRefusedChoice';

/** Applies a word to its operands if it is an operator of a kind, and marks it as used if that explains it. */
export function applyOperator(
  text: OperatorText,
  index: number,
  kind: Operator['kind'],
  apply: Operator['apply'],
): void {
  const { parts, chars } = text;
  const word = parts[index];
  const side = sideOf(word?.tokens[0], kind);
  if (word === undefined || word.entity !== null || side === undefined || word.isUsed) return;
  const operator: Operator = { word, index, kind, side, apply };
  const isRefusal = kind === 'not' || kind === 'ignored';
  const isException = kind === 'not' && (refusesWithout(text, index) || isWantedException(text, index));
  // 五星没专武：A、B
  if (isException || (isRefusal && isAboutNoName(text, index))) {
    word.isUsed = true;
    return;
  }
  const isPointing = isRefusal && precedesPronoun(word, chars);
  if (!isPointing && applyHeading(text, operator)) return;
  if (applyToList(text, operator)) return;
  const next = ownTarget(text, index);
  if (kind === 'not' && (side === 'after' || next === null) && skipRefusedChoice(text, index)) {
    word.isUsed = true;
    return;
  }
  // アトラクターは使わないので入ってなくて大丈夫
  const isAboutTopic = kind !== 'optional' || /[クン][テデ]/.test(chars.slice(word.start, word.end));
  const before = isAboutTopic && side !== 'before' ? topicBefore(parts, index, chars) : targetBefore(parts, index);
  const operand = before === null ? undefined : parts[before];
  if (kind === 'not' && next === null && operand?.entity == null && refusesOthers(text, index)) {
    word.isUsed = true;
    if (operand !== undefined) skipWords(operand);
    return;
  }
  if (before === null && applyRemark(text, operator, next, isPointing)) return;
  // できれば宝具2ずつ and 宝具1でもよし are about the level.
  const isEnough = chars.startsWith('デモ', word.start) && operand?.extraRanges.some(({ end }) => end === word.start);
  if (kind === 'nice' && (isEnough || parts[index - 1]?.extraRanges.some(({ start }) => start === word.end))) {
    word.isUsed = true;
    return;
  }
  applyToOperands(text, operator, before, next);
}

/** A word that is listed for both sides, such as 不要求, has its operand on either. */
function sideOf(token: Token | undefined, kind: Operator['kind']): Side | undefined {
  const sides = token?.meanings.flatMap((meaning) => (meaning.kind === kind ? meaning.side : [])) ?? [];
  return sides.every((side) => side === sides[0]) ? sides[0] : 'both';
}

/** Applies an operator in a heading to the names under it. Returns true if there are any. */
function applyHeading(text: OperatorText, { word, index, kind, side, apply }: Operator): boolean {
  const { parts } = text;
  const listed = underHeading(text, index, side) ?? [];
  if (listed.length === 0) return false;
  // any one of these is fine: A / B
  const beginsChoice = parts.slice(Math.max(0, index - 3), index).some(({ tokens }) => means(tokens[0], 'oneOf'));
  if (kind === 'optional' && beginsChoice) return true;
  word.isUsed = true;
  // ★5以上ならOK：A
  if (kind === 'optional' && statesEnough(text, index, listed)) return true;
  for (const position of listed) apply(parts[position] as MutablePart);
  return true;
}

/** Applies an operator to the list that it is assigned to or that it introduces. Returns true if there is one. */
function applyToList(text: OperatorText, { word, index, kind, side, apply }: Operator): boolean {
  // A、B＝不要
  const assigned = assignedNames(text, index).flatMap((position) => text.parts[position] ?? []);
  // 毕业的就别塞给我了：A（抽腻了）、B
  const listed = assigned.length === 0 && kind === 'not' && side !== 'after' ? namesIntroduced(text, index) : assigned;
  const bracketed = kind === 'not' ? namesInBracket(text, index) : [];
  for (const name of [...listed, ...bracketed]) apply(name);
  if (listed.length > 0) word.isUsed = true;
  return listed.length > 0;
}

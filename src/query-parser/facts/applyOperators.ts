import type { ParseMode } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, type Token } from '@/query-parser/text/token';
import {
  chainAfter,
  chainBefore,
  hasMeaning,
  isFunctionWord,
  isSuffix,
  isUnread,
  listAfter,
  MAX_CHAIN_LENGTH,
  targetAfter,
  targetBefore,
  touches,
} from './operatorScope';

/** Part after operators were applied. `isNegated` covers values and amounts, which have no mode. */
export type InterpretedPart = TextPart & {
  readonly isNegated: boolean;
  /** Neither wanted nor excluded; its words stay unread. */
  readonly isIgnored: boolean;
};

/** Applies operators such as 不要, 或 and 最好 to their operands and marks them as skipped. An operator without operand stays unread.
 *  Negation and wishes extend over an explicit join (和, 、, /), but not over a space or a comma. */
export function applyOperators(parts: readonly TextPart[], mode: ParseMode): readonly InterpretedPart[] {
  const interpreted: MutablePart[] = parts.map((part) => ({
    ...part,
    isNegated: part.mode === 'never',
    isIgnored: false,
    isUsed: false,
  }));
  for (const [index, part] of interpreted.entries()) {
    if (part.fact !== null) continue;
    applyOperator(interpreted, index, 'not', negate);
    applyOperator(interpreted, index, 'nice', markNice);
    applyOperator(interpreted, index, 'ignored', markIgnored);
  }
  for (const index of interpreted.keys()) applyOperator(interpreted, index, 'optional', markOptional);
  joinAlternatives(interpreted);
  for (const index of interpreted.keys()) chooseOneOf(interpreted, index);
  for (const part of interpreted) {
    if (part.isUsed) part.tokens = part.tokens.map(asSkipped);
    if (mode === 'offer') part.mode = 'must';
  }
  return interpreted;
}

type MutablePart = { -readonly [Key in keyof TextPart]: TextPart[Key] } & {
  isNegated: boolean;
  isIgnored: boolean;
  isUsed: boolean;
};

function asSkipped(token: Token): Token {
  return { ...token, meanings: [{ kind: 'skip' }] };
}

function negate(fact: MutablePart): void {
  fact.isNegated = true;
  fact.mode = 'never';
}

function markNice(fact: MutablePart): void {
  if (fact.mode !== 'never') fact.mode = 'nice';
}

function markIgnored(fact: MutablePart): void {
  fact.isIgnored = true;
}

/** 没有梅林也行 makes the item nice to have, 国服也行 makes the value irrelevant. */
function markOptional(fact: MutablePart): void {
  if (fact.fact?.kind === 'item') fact.mode = 'nice';
  else if (fact.isNegated) fact.isIgnored = true;
  fact.isNegated = false;
}

function applyOperator(
  parts: MutablePart[],
  index: number,
  kind: 'not' | 'nice' | 'ignored' | 'optional',
  apply: (fact: MutablePart) => void,
): void {
  const word = parts[index];
  const side = meaningOf(word?.tokens[0], kind)?.side;
  if (word === undefined || word.fact !== null || side === undefined || word.isUsed) return;
  const next = targetAfter(parts, index);
  const before = targetBefore(parts, index);
  const suffixed = side === 'after' || (side === 'both' && before !== null && isSuffix(parts, index, before, next));
  const first = suffixed ? before : next;
  if (first === null || (side === 'before' && next === null)) return;
  const listed = !suffixed && parts[index + 1]?.tokens[0]?.followsColon === true;
  const targets = listed
    ? listAfter(parts, first)
    : suffixed
      ? chainBefore(parts, first)
      : chainAfter(parts, first, kind);
  // A negation of unread text stays unread with it.
  word.isUsed = parts[first]?.fact != null;
  if (!word.isUsed && !suffixed && kind === 'not') ignorePartialName(parts, first);
  for (const position of targets) {
    const fact = parts[position];
    if (fact?.fact == null) continue;
    apply(fact);
    // The operator's words belong to the fact too.
    if (position === first) fact.extraRanges = [...fact.extraRanges, { start: word.start, end: word.end }];
  }
}

/** In 不要泳装梅林 the name may be part of the unread text, so the whole phrase is ignored. */
function ignorePartialName(parts: readonly MutablePart[], first: number): void {
  for (let index = first + 1; touches(parts, index); index++) {
    const part = parts[index];
    if (part === undefined || (part.fact === null && !isUnread(part))) return;
    if (part.fact?.kind === 'item' || part.fact?.kind === 'choice') markIgnored(part);
  }
}

/** A或B and A/B ask for any of them. */
function joinAlternatives(parts: MutablePart[]): void {
  for (const [index, part] of parts.entries()) {
    if (part.fact === null) continue;
    const next = alternativeAfter(parts, index);
    const other = next === null ? undefined : parts[next];
    if (other?.fact == null || other.fact.kind !== part.fact.kind) continue;
    for (let position = index + 1; position < (next ?? 0); position++) {
      const word = parts[position];
      if (word !== undefined && hasMeaning(word.tokens[0], ['or'])) word.isUsed = true;
    }
    // In 灰流丽/增G 各3张 the slash only separates items that are all wanted.
    if (part.isDistributed && other.isDistributed) continue;
    for (const one of [part, other]) if (one.fact?.kind === 'item' && one.mode === 'must') one.mode = 'any';
  }
}

function alternativeAfter(parts: readonly MutablePart[], index: number): number | null {
  let isAlternative = false;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined) return null;
    const isOr = part.fact === null && hasMeaning(part.tokens[0], ['or']);
    if (isBreakingGap(part.gap) && !isOr && !isAlternative) return null;
    if (part.gap === 'or' || isOr) isAlternative = true;
    if (part.fact !== null) return isAlternative ? position : null;
    if (!isOr && !isFunctionWord(part)) return null;
  }
  return null;
}

/** 梅林 C呆 二选一 applies to the names before it, or to those after it if there are none. */
function chooseOneOf(parts: MutablePart[], index: number): void {
  const word = parts[index];
  const side = meaningOf(word?.tokens[0], 'oneOf')?.side;
  if (word === undefined || word.fact !== null || side === undefined) return;
  const before = runOfItems(parts, index, -1);
  // 任一A is a list of one, which the buyer may extend.
  const touching = side === 'both' && parts[index + 1]?.gap === 'none' && parts[index + 1]?.fact?.kind === 'item';
  const joined = touching ? chainAfter(parts, index + 1).flatMap((position) => parts[position] ?? []) : [];
  const after = touching
    ? joined.filter(({ fact }) => fact?.kind === 'item')
    : side === 'both'
      ? runOfItems(parts, index, 1)
      : [];
  const alternatives = before.length > 1 ? before : after;
  if (alternatives.length < (touching ? 1 : 2)) return;
  word.isUsed = true;
  for (const fact of alternatives) if (fact.mode === 'must') fact.mode = 'any';
}

function runOfItems(parts: readonly MutablePart[], index: number, step: 1 | -1): readonly MutablePart[] {
  const run: MutablePart[] = [];
  for (let position = index + step; run.length < MAX_CHAIN_LENGTH; position += step) {
    const part = parts[position];
    if (part === undefined || (step === -1 ? parts[position + 1] : part)?.gap === 'stop') return run;
    if (part.fact?.kind === 'item') run.push(part);
    else if (part.fact !== null || (!isFunctionWord(part) && !hasMeaning(part.tokens[0], ['and', 'or']))) return run;
  }
  return run;
}

import { type ClausePart, findSections, type Section } from '@/query-parser/clauses/findSections';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import { type Gap, isBreakingGap, isScopeOperator, meaningOf, type Token } from '@/query-parser/text/token';
import { findDoubtful } from './findDoubtful';
import { findReplaced } from './findReplaced';
import {
  chainAfter,
  chainBefore,
  hasMeaning,
  isFunctionWord,
  isSuffix,
  isUnread,
  MAX_CHAIN_LENGTH,
  targetAfter,
  targetBefore,
  topicBefore,
  topicOfPreviousClause,
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
export function applyOperators(parts: readonly TextPart[], mode: ParseMode, chars: string): readonly InterpretedPart[] {
  const replaced = findReplaced(parts);
  const interpreted: MutablePart[] = parts.map((part) => ({
    ...part,
    isNegated: part.mode === 'never',
    isIgnored: replaced.has(part),
    isUsed: false,
  }));
  const text: Text = { parts: interpreted, chars, sections: findSections(interpreted.map(toClausePart), chars) };
  for (const [index, part] of interpreted.entries()) {
    if (part.entity !== null) continue;
    refuseMarked(interpreted, index);
    applyOperator(text, index, 'not', negate);
    applyOperator(text, index, 'nice', markNice);
    applyOperator(text, index, 'ignored', markIgnored);
  }
  for (const index of interpreted.keys()) applyOperator(text, index, 'optional', markOptional);
  joinAlternatives(interpreted);
  for (const index of interpreted.keys()) chooseOneOf(text, index);
  if (mode === 'query') for (const part of findDoubtful(interpreted, chars)) markIgnored(part as MutablePart);
  for (const part of interpreted) {
    if (part.isUsed) part.tokens = part.tokens.map(asSkipped);
    if (mode === 'offer') part.mode = 'must';
  }
  return interpreted;
}

/** What operators are applied to. */
type Text = { readonly parts: MutablePart[]; readonly chars: string; readonly sections: readonly Section[] };

type MutablePart = { -readonly [Key in keyof TextPart]: TextPart[Key] } & {
  isNegated: boolean;
  isIgnored: boolean;
  isUsed: boolean;
};

function toClausePart({ start, end, gap, entity, tokens }: MutablePart): ClausePart {
  return {
    start,
    end,
    gap,
    entity,
    isName: entity?.kind === 'item',
    states: isScopeOperator(tokens[0]) ? 'operator' : null,
  };
}

/** Returns the names and values under the heading that a word is part of, or null outside of headings. */
function underHeading({ parts, sections }: Text, index: number): readonly number[] | null {
  const section = sections.find(({ start, first }) => start <= index && index < first);
  if (section === undefined) return null;
  const list: number[] = [];
  for (let position = section.first; position < section.end; position++) {
    const kind = parts[position]?.entity?.kind;
    // An amount or a price is another topic, and so is a wish of its own: 不要：A，必须有B.
    if (kind === 'range' || kind === 'price' || startsWish(parts[position])) break;
    if (kind !== undefined) list.push(position);
  }
  return list;
}

function startsWish(part: MutablePart | undefined): boolean {
  return part?.entity === null && part.gap !== 'none' && hasMeaning(part.tokens[0], ['must', 'nice']);
}

function asSkipped(token: Token): Token {
  return { ...token, meanings: [{ kind: 'skip' }] };
}

function negate(part: MutablePart): void {
  part.isNegated = true;
  part.mode = 'never';
}

/** Words that say that something is missing. What is refused because it is missing is wanted: 没有C呆的别来, キャストリアいない垢は論外. */
const ABSENCE = /^(?:[ハガモ]?(?:無シ|ナシ|ナイ|イナイ|入ッテイ?ナイ)|没有?|无|不带|without|no)/;

function markNice(part: MutablePart): void {
  if (part.mode !== 'never') part.mode = 'nice';
}

function markIgnored(part: MutablePart): void {
  part.isIgnored = true;
}

/** 没有梅林也行 makes the item nice to have, 国服也行 makes the value irrelevant. */
function markOptional(part: MutablePart): void {
  if (part.entity?.kind === 'item') part.mode = 'nice';
  else if (part.isNegated) part.isIgnored = true;
  part.isNegated = false;
}

/** Separators after which × multiplies: 梅林×2. */
const NEAR: ReadonlySet<Gap> = new Set<Gap>(['none', 'mark']);

/** × at the beginning of a line or between a space and a name refuses the name: ×デビルマン, 梅林 ×孔明. */
function refuseMarked(parts: MutablePart[], index: number): void {
  const [mark, first] = [parts[index], parts[index + 1]];
  const stands = mark !== undefined && (isBreakingGap(mark.gap) || (!NEAR.has(mark.gap) && first?.gap === 'none'));
  const isMark = stands && hasMeaning(mark.tokens[0], ['times']);
  if (!isMark || (first?.entity?.kind !== 'item' && first?.entity?.kind !== 'choice')) return;
  mark.isUsed = true;
  for (const position of chainAfter(parts, index + 1, 'not')) {
    const operand = parts[position];
    if (operand?.entity != null) negate(operand);
  }
}

function applyOperator(
  text: Text,
  index: number,
  kind: 'not' | 'nice' | 'ignored' | 'optional',
  apply: (part: MutablePart) => void,
): void {
  const { parts, chars } = text;
  const word = parts[index];
  const side = meaningOf(word?.tokens[0], kind)?.side;
  if (word === undefined || word.entity !== null || side === undefined || word.isUsed) return;
  const listed = underHeading(text, index) ?? [];
  if (listed.length > 0) {
    word.isUsed = true;
    for (const position of listed) apply(parts[position] as MutablePart);
    return;
  }
  const next = ownTarget(text, index);
  const before = kind === 'not' ? topicBefore(parts, index, chars) : targetBefore(parts, index);
  if (kind === 'not' && before === null && (side === 'after' || (side === 'both' && next === null))) {
    const topic = topicOfPreviousClause(parts, index);
    word.isUsed = topic !== null;
    if (topic === null || OTHERS.test(chars.slice(parts[topic]?.end, word.start))) return;
    for (const position of chainBefore(parts, topic)) negate(parts[position] as MutablePart);
    return;
  }
  const suffixed =
    (side === 'after' && !(kind === 'not' && refusesNext(parts, index, before))) ||
    (side === 'both' && before !== null && isSuffix(parts, index, before, next));
  const first = suffixed ? before : next;
  if (first === null || (side === 'before' && next === null)) return;
  if (suffixed && OTHERS.test(chars.slice(parts[first]?.end, word.start))) {
    word.isUsed = true;
    return;
  }
  if (kind === 'not' && suffixed && requires(text, index)) return;
  if (isSufficient(text, first, index, kind)) return;
  // 没有黑杯的话苍玉也行 is a condition.
  if (kind === 'not' && !suffixed && CONDITIONAL.test(chars.slice(parts[first]?.end, (parts[first]?.end ?? 0) + 3))) {
    word.isUsed = true;
    return;
  }
  const targets = suffixed ? chainBefore(parts, first) : chainAfter(parts, first, kind);
  // A negation of unread text stays unread with it.
  word.isUsed = parts[first]?.entity != null;
  if (!word.isUsed && !suffixed && kind === 'not') ignorePartialName(parts, first);
  for (const position of targets) {
    const operand = parts[position];
    if (operand?.entity == null) continue;
    apply(operand);
    // The operator's words belong to the entity too.
    if (position === first) operand.extraRanges = [...operand.extraRanges, { start: word.start, end: word.end }];
  }
}

const CONDITIONAL = /^(?:的话|ナラ|ノ場合|ナケレ)/;

/** Takes back a refusal if a second one in the clause refuses what is missing: 没有C呆的别来. */
function requires({ parts, chars }: Text, index: number): boolean {
  for (let position = index - 1; position >= 0 && !isBreakingGap(parts[position + 1]?.gap); position--) {
    const word = parts[position];
    if (word === undefined || word.entity !== null || !word.isUsed || !hasMeaning(word.tokens[0], ['not'])) continue;
    if (!ABSENCE.test(chars.slice(word.start, word.end))) continue;
    for (let at = index - 1; at >= 0 && !isBreakingGap(parts[at + 1]?.gap); at--) {
      const part = parts[at];
      if (part === undefined || part.entity === null || !part.isNegated) continue;
      part.isNegated = false;
      part.mode = 'must';
    }
    (parts[index] as MutablePart).isUsed = true;
    return true;
  }
  return false;
}

/** In C呆宝1也行 and `Skadi at NP1 is fine` the level is enough, and in `either A or B is fine` one of them; neither makes the name optional. */
function isSufficient({ parts }: Text, first: number, index: number, kind: string): boolean {
  const [operand, word] = [parts[first], parts[index]];
  if (kind !== 'optional' || operand?.entity?.kind !== 'item' || word === undefined || operand.isNegated) return false;
  const hasLevel = operand.extraRanges.some(({ start, end }) => start >= operand.end && end <= word.start);
  const isAlternative = chainBefore(parts, first).length > 1 && isChoice(parts, first);
  if (hasLevel || isAlternative) word.isUsed = true;
  return hasLevel || isAlternative;
}

function isChoice(parts: readonly MutablePart[], last: number): boolean {
  const before = parts[last - 1];
  return parts[last]?.gap === 'or' || (before?.entity === null && hasMeaning(before.tokens[0], ['or']));
}

/** What a refusal after it is about: 日服（别的服不考虑）. */
const OTHERS = /别ノ|别的|其他|其它|ソノ他|他ノ|ホカ|\b(?:others?|else)\b/;

/** Returns the operand after an operator, which is not what another heading lists: （别的服不考虑）⏎必须有：A、B. */
function ownTarget({ parts, sections }: Text, index: number): number | null {
  const next = targetAfter(parts, index);
  const isListed = sections.some(
    ({ start, first, end }) => next !== null && start > index && first <= next && next < end,
  );
  return isListed ? null : next;
}

/** In 不要国服也不要台服 the name before is refused already, so the second refusal is about the touching name after it. */
function refusesNext(parts: readonly MutablePart[], index: number, before: number | null): boolean {
  const isFree = before === null || parts[before]?.isNegated === true;
  return isFree && touches(parts, index + 1) && parts[index + 1]?.entity != null;
}

/** In 不要泳装梅林 the name may be part of the unread text, so the whole phrase is ignored. */
function ignorePartialName(parts: readonly MutablePart[], first: number): void {
  for (let index = first + 1; touches(parts, index); index++) {
    const part = parts[index];
    if (part === undefined || (part.entity === null && !isUnread(part))) return;
    if (part.entity?.kind === 'item' || part.entity?.kind === 'choice') markIgnored(part);
  }
}

/** A或B and A/B ask for any of them. */
function joinAlternatives(parts: MutablePart[]): void {
  for (const [index, part] of parts.entries()) {
    if (part.entity === null) continue;
    const next = alternativeAfter(parts, index);
    const other = next === null ? undefined : parts[next];
    if (other?.entity == null || other.entity.kind !== part.entity.kind) continue;
    for (let position = index + 1; position < (next ?? 0); position++) {
      const word = parts[position];
      if (word !== undefined && hasMeaning(word.tokens[0], ['or'])) word.isUsed = true;
    }
    // In 灰流丽/增G 各3张 the slash only separates items that are all wanted.
    if (part.isDistributed && other.isDistributed) continue;
    for (const one of [part, other]) if (one.entity?.kind === 'item' && one.mode === 'must') one.mode = 'any';
  }
}

function alternativeAfter(parts: readonly MutablePart[], index: number): number | null {
  let isAlternative = false;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined) return null;
    const isOr = part.entity === null && hasMeaning(part.tokens[0], ['or']);
    if (isBreakingGap(part.gap) && !isOr && !isAlternative) return null;
    if (part.gap === 'or' || isOr) isAlternative = true;
    if (part.entity !== null) return isAlternative ? position : null;
    if (!isOr && !isFunctionWord(part)) return null;
  }
  return null;
}

/** 梅林 C呆 二选一 applies to the names before it, or to those after it if there are none. */
function chooseOneOf(text: Text, index: number): void {
  const { parts } = text;
  const word = parts[index];
  const side = meaningOf(word?.tokens[0], 'oneOf')?.side;
  if (word === undefined || word.entity !== null || side === undefined) return;
  const listed = (underHeading(text, index) ?? []).flatMap((position) => parts[position] ?? []);
  if (listed.some(isItem)) {
    word.isUsed = true;
    for (const alternative of listed) if (isItem(alternative) && alternative.mode === 'must') alternative.mode = 'any';
    return;
  }
  const before = runOfItems(parts, index, -1);
  // 任一A is a list of one, which the buyer may extend.
  const touching = side === 'both' && parts[index + 1]?.gap === 'none' && parts[index + 1]?.entity?.kind === 'item';
  const joined = touching ? chainAfter(parts, index + 1).flatMap((position) => parts[position] ?? []) : [];
  const after = touching
    ? joined.filter(({ entity }) => entity?.kind === 'item')
    : side === 'both'
      ? runOfItems(parts, index, 1)
      : [];
  const alternatives = before.length > 1 && !touching ? before : after;
  if (alternatives.length < (touching ? 1 : 2)) return;
  word.isUsed = true;
  for (const alternative of alternatives) if (alternative.mode === 'must') alternative.mode = 'any';
}

function isItem({ entity }: MutablePart): boolean {
  return entity?.kind === 'item';
}

/** Returns the names on one side of 二选一 that it is about. Next to the word they are joined in one way: by 和, 或 and 、, by spaces, or by
 *  commas; names joined more loosely are not meant: 番外席次，另外凶眼和蕾梅二选一. */
function runOfItems(parts: readonly MutablePart[], index: number, step: 1 | -1): readonly MutablePart[] {
  const run: MutablePart[] = [];
  let loosest: number | null = null;
  let looseness = 0;
  for (let position = index + step; run.length < MAX_CHAIN_LENGTH; position += step) {
    const part = parts[position];
    const gap = (step === -1 ? parts[position + 1] : part)?.gap;
    if (part === undefined || gap === 'stop') return run;
    // モルガン必須、AかBはどちらか: what is required before is not part of the choice.
    if (step === -1 && part.entity === null && hasMeaning(part.tokens[0], ['must'])) return run;
    const isJoin = part.entity === null && hasMeaning(part.tokens[0], ['and', 'or']);
    looseness = Math.max(looseness, gap === 'break' ? 2 : gap === 'soft' ? 1 : 0);
    if (isJoin) looseness = 0;
    if (isItem(part)) {
      if (run.length > 0) {
        loosest ??= looseness;
        if (looseness > loosest) return run;
      }
      run.push(part);
      looseness = 0;
    } else if (part.entity !== null || (!isFunctionWord(part) && !isJoin)) return run;
  }
  return run;
}

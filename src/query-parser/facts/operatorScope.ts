import type { Part } from '@/query-parser/text/part';
import { isBreakingGap, type MeaningKind, type Token } from '@/query-parser/text/token';

/** What a small word looks at to find what it governs. */
type ScopePart = Pick<Part, 'start' | 'end' | 'extraRanges' | 'gap' | 'tokens' | 'fact'>;

/** How many small words may stand between a word and what it governs. */
const MAX_DISTANCE = 6;
/** How many names one 不要 or 最好 reaches over. */
export const MAX_CHAIN_LENGTH = 40;

/** The place of what stands behind a word and is said of something: a fact, or what was not read; null if there is none. */
export function targetAfter(parts: readonly ScopePart[], index: number): number | null {
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const part = parts[position];
    // 不要 at the end of a line of its own goes on in the next.
    if (part === undefined || (isBreakingGap(part.gap) && !(position === index + 1 && part.gap === 'break')))
      return null;
    if (part.fact !== null) return position;
    if (isUnread(part)) return isBreakingGap(parts[index + 1]?.gap) ? null : position;
    if (!isFunctionWord(part)) return null;
  }
  return null;
}

/** The place of what stands before a word, in the same way. */
export function targetBefore(parts: readonly ScopePart[], index: number): number | null {
  for (let position = index - 1; position >= index - MAX_DISTANCE; position--) {
    const part = parts[position];
    if (part === undefined || isBreakingGap(parts[position + 1]?.gap)) return null;
    if (part.fact !== null || isUnread(part)) return position;
    if (!isFunctionWord(part)) return null;
  }
  return null;
}

/** 国服不要 梅林: the word touches what is before it and not what comes after. */
export function isSuffix(parts: readonly ScopePart[], index: number, before: number, next: number | null): boolean {
  if (next === null) return true;
  for (let position = before + 1; position <= index; position++) if (!touches(parts, position)) return false;
  return !touches(parts, index + 1);
}

/** True if nothing parts a word from the one before it. A level that went to a name is a part of the name: 不要 满宝梅林. */
export function touches(parts: readonly ScopePart[], index: number): boolean {
  const [before, word] = [parts[index - 1], parts[index]];
  if (before === undefined || word === undefined) return false;
  let { start } = word;
  let { end } = before;
  for (const one of word.extraRanges) if (one.end === start) start = one.start;
  for (const one of before.extraRanges) if (one.start === end) end = one.end;
  return start === end;
}

/** True for small words that stand between others and part nothing. */
export function isFunctionWord({ tokens }: Pick<ScopePart, 'tokens'>): boolean {
  return tokens.every((token) => hasMeaning(token, ['skip', 'each', 'must']));
}

/** True for words that say no fact and do not say how others are meant: 不要 is said of them all the same. */
export function isUnread({ fact, tokens }: ScopePart): boolean {
  if (fact !== null) return false;
  return (
    !tokens.some((token) => hasMeaning(token, OPERATOR_KINDS)) && !(tokens.length > 0 && isFunctionWord({ tokens }))
  );
}

const OPERATOR_KINDS: readonly MeaningKind[] = [
  'not',
  'nice',
  'optional',
  'ignored',
  'oneOf',
  'and',
  'or',
  'must',
  'each',
];

/** 最好有：梅林，C呆: the whole list behind the colon. */
export function listAfter(parts: readonly ScopePart[], first: number): readonly number[] {
  const list = [first];
  for (let index = first + 1; index < parts.length && list.length < MAX_CHAIN_LENGTH; index++) {
    const part = parts[index];
    if (
      part === undefined ||
      part.gap === 'stop' ||
      (part.fact === null && !isFunctionWord(part) && !hasMeaning(part.tokens[0], ['and', 'or']))
    )
      break;
    if (part.fact !== null) list.push(index);
  }
  return list;
}

/** What is joined to one word by 和, 或, 、 or a stroke, from it onwards; 不要 also reaches over names that touch: 不要日服国服. */
export function chainAfter(parts: readonly ScopePart[], first: number, kind: MeaningKind = 'or'): readonly number[] {
  const chain = [first];
  for (let index = first; chain.length < MAX_CHAIN_LENGTH; ) {
    const next = joinedAfter(parts, index) ?? (kind === 'not' ? touchingAfter(parts, index) : null);
    if (next === null) return chain;
    chain.push(next);
    index = next;
  }
  return chain;
}

/** What is joined to one word, from it backwards. */
export function chainBefore(parts: readonly ScopePart[], last: number): readonly number[] {
  const chain = [last];
  for (let index = last; chain.length < MAX_CHAIN_LENGTH; ) {
    let before = index - 1;
    while (isConnector(parts[before])) before--;
    if (before < 0 || joinedAfter(parts, before) !== index) return chain;
    chain.push(before);
    index = before;
  }
  return chain;
}

/** True if a token can be of one of the kinds. */
export function hasMeaning(token: Token | undefined, kinds: readonly MeaningKind[]): boolean {
  return token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
}

function isConnector(part: ScopePart | undefined): boolean {
  return part?.fact === null && !isUnread(part);
}

function touchingAfter(parts: readonly ScopePart[], index: number): number | null {
  const [current, next] = [parts[index]?.fact, parts[index + 1]?.fact];
  if (current == null || next == null || !touches(parts, index + 1) || current.kind !== next.kind) return null;
  const sameFacet = current.kind !== 'choice' || next.kind !== 'choice' || current.facet === next.facet;
  return sameFacet && current.kind !== 'range' ? index + 1 : null;
}

function joinedAfter(parts: readonly ScopePart[], index: number): number | null {
  let isJoined = false;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined || isBreakingGap(part.gap)) return null;
    if (part.gap === 'join' || part.gap === 'or') isJoined = true;
    if (part.fact !== null) return isJoined ? position : null;
    const token = part.tokens[0];
    if (hasMeaning(token, ['not', 'nice'])) return null;
    if (hasMeaning(token, ['and', 'or'])) isJoined = true;
    else if (isUnread(part)) {
      if (isJoined) return position;
      // What was not read may be several pieces.
      if (part.gap !== 'none') return null;
    } else if (!isFunctionWord(part)) return null;
  }
  return null;
}

import type { Part } from '@/query-parser/text/part';
import { isBreak, type MeaningKind, type Token } from '@/query-parser/text/token';

/** What a small word looks at to find what it governs. */
type Word = Pick<Part, 'start' | 'end' | 'also' | 'gap' | 'tokens' | 'fact'>;

/** How many small words may stand between a word and what it governs. */
const FARTHEST = 6;
/** How many names one 不要 or 最好 reaches over. */
export const LONGEST_CHAIN = 40;

/** The place of what stands behind a word and is said of something: a fact, or what was not read; null if there is none. */
export function wordAfter(parts: readonly Word[], at: number): number | null {
  for (let place = at + 1; place <= at + FARTHEST; place++) {
    const part = parts[place];
    // 不要 at the end of a line of its own goes on in the next.
    if (part === undefined || (isBreak(part.gap) && !(place === at + 1 && part.gap === 'break'))) return null;
    if (part.fact !== null) return place;
    if (isUnread(part)) return isBreak(parts[at + 1]?.gap) ? null : place;
    if (!isSmall(part)) return null;
  }
  return null;
}

/** The place of what stands before a word, in the same way. */
export function wordBefore(parts: readonly Word[], at: number): number | null {
  for (let place = at - 1; place >= at - FARTHEST; place--) {
    const part = parts[place];
    if (part === undefined || isBreak(parts[place + 1]?.gap)) return null;
    if (part.fact !== null || isUnread(part)) return place;
    if (!isSmall(part)) return null;
  }
  return null;
}

/** 国服不要 梅林: the word touches what is before it and not what comes after. */
export function isBehind(parts: readonly Word[], at: number, before: number, next: number | null): boolean {
  if (next === null) return true;
  for (let place = before + 1; place <= at; place++) if (!touches(parts, place)) return false;
  return !touches(parts, at + 1);
}

/** True if nothing parts a word from the one before it. A level that went to a name is a part of the name: 不要 满宝梅林. */
export function touches(parts: readonly Word[], at: number): boolean {
  const [before, word] = [parts[at - 1], parts[at]];
  if (before === undefined || word === undefined) return false;
  let { start } = word;
  let { end } = before;
  for (const one of word.also) if (one.end === start) start = one.start;
  for (const one of before.also) if (one.start === end) end = one.end;
  return start === end;
}

/** True for small words that stand between others and part nothing. */
export function isSmall({ tokens }: Pick<Word, 'tokens'>): boolean {
  return tokens.every((token) => has(token, ['pass', 'each', 'must']));
}

/** True for words that say no fact and do not say how others are meant: 不要 is said of them all the same. */
export function isUnread({ fact, tokens }: Word): boolean {
  if (fact !== null) return false;
  return !tokens.some((token) => has(token, GOVERNING)) && !(tokens.length > 0 && isSmall({ tokens }));
}

const GOVERNING: readonly MeaningKind[] = ['not', 'nice', 'fine', 'moot', 'oneOf', 'and', 'or', 'must', 'each'];

/** 最好有：梅林，C呆: the whole list behind the colon. */
export function listAfter(parts: readonly Word[], first: number): readonly number[] {
  const list = [first];
  for (let at = first + 1; at < parts.length && list.length < LONGEST_CHAIN; at++) {
    const part = parts[at];
    if (
      part === undefined ||
      part.gap === 'stop' ||
      (part.fact === null && !isSmall(part) && !has(part.tokens[0], ['and', 'or']))
    )
      break;
    if (part.fact !== null) list.push(at);
  }
  return list;
}

/** What is joined to one word by 和, 或, 、 or a stroke, from it onwards; 不要 also reaches over names that touch: 不要日服国服. */
export function chainAfter(parts: readonly Word[], first: number, kind: MeaningKind = 'or'): readonly number[] {
  const chain = [first];
  for (let at = first; chain.length < LONGEST_CHAIN; ) {
    const next = joinedAfter(parts, at) ?? (kind === 'not' ? touchingAfter(parts, at) : null);
    if (next === null) return chain;
    chain.push(next);
    at = next;
  }
  return chain;
}

/** What is joined to one word, from it backwards. */
export function chainBefore(parts: readonly Word[], last: number): readonly number[] {
  const chain = [last];
  for (let at = last; chain.length < LONGEST_CHAIN; ) {
    let before = at - 1;
    while (isBetween(parts[before])) before--;
    if (before < 0 || joinedAfter(parts, before) !== at) return chain;
    chain.push(before);
    at = before;
  }
  return chain;
}

/** True if a token can be of one of the kinds. */
export function has(token: Token | undefined, kinds: readonly MeaningKind[]): boolean {
  return token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
}

function isBetween(part: Word | undefined): boolean {
  return part?.fact === null && !isUnread(part);
}

function touchingAfter(parts: readonly Word[], at: number): number | null {
  const [here, next] = [parts[at]?.fact, parts[at + 1]?.fact];
  if (here == null || next == null || !touches(parts, at + 1) || here.kind !== next.kind) return null;
  const sameFacet = here.kind !== 'choice' || next.kind !== 'choice' || here.facet === next.facet;
  return sameFacet && here.kind !== 'range' ? at + 1 : null;
}

function joinedAfter(parts: readonly Word[], at: number): number | null {
  let joined = false;
  for (let place = at + 1; place < parts.length; place++) {
    const part = parts[place];
    if (part === undefined || isBreak(part.gap)) return null;
    if (part.gap === 'join' || part.gap === 'or') joined = true;
    if (part.fact !== null) return joined ? place : null;
    const token = part.tokens[0];
    if (has(token, ['not', 'nice'])) return null;
    if (has(token, ['and', 'or'])) joined = true;
    else if (isUnread(part)) {
      if (joined) return place;
      // What was not read may be several pieces.
      if (part.gap !== 'none') return null;
    } else if (!isSmall(part)) return null;
  }
  return null;
}

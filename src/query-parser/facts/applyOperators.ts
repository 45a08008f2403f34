import type { ReadMode } from '@/query-parser/result/parsedText';
import type { Part } from '@/query-parser/text/part';
import { isBreak, meaningOf, type Token } from '@/query-parser/text/token';
import {
  chainAfter,
  chainBefore,
  has,
  isBehind,
  isSmall,
  isUnread,
  LONGEST_CHAIN,
  listAfter,
  touches,
  wordAfter,
  wordBefore,
} from './operatorScope';

/** A part with how it is meant; `not` for values and amounts, which have no mode. */
export type Meant = Part & {
  readonly not: boolean;
  /** Said, but asked neither way: its words stay unread. */
  readonly moot: boolean;
};

/** Applies 不要, 或, 最好 and their like to what they govern, and lets those words pass; one that governs nothing stays.
 *  Negation and wishes reach over an explicit join (和, 、, /), not over a space or a comma. */
export function applyOperators(parts: readonly Part[], mode: ReadMode): readonly Meant[] {
  const meant: Draft[] = parts.map((part) => ({ ...part, not: part.mode === 'never', moot: false, used: false }));
  for (const [at, part] of meant.entries()) {
    if (part.fact !== null) continue;
    govern(meant, at, 'not', negate);
    govern(meant, at, 'nice', makeNice);
    govern(meant, at, 'moot', makeMoot);
  }
  for (const at of meant.keys()) govern(meant, at, 'fine', allow);
  joinAlternatives(meant);
  for (const at of meant.keys()) chooseOneOf(meant, at);
  for (const part of meant) {
    if (part.used) part.tokens = part.tokens.map(passing);
    if (mode === 'offer') part.mode = 'must';
  }
  return meant;
}

type Draft = { -readonly [Key in keyof Part]: Part[Key] } & { not: boolean; moot: boolean; used: boolean };

function passing(token: Token): Token {
  return { ...token, meanings: [{ kind: 'pass' }] };
}

function negate(fact: Draft): void {
  fact.not = true;
  fact.mode = 'never';
}

function makeNice(fact: Draft): void {
  if (fact.mode !== 'never') fact.mode = 'nice';
}

function makeMoot(fact: Draft): void {
  fact.moot = true;
}

/** 没有梅林也行: nice to have. 国服也行: it does not matter. */
function allow(fact: Draft): void {
  if (fact.fact?.kind === 'item') fact.mode = 'nice';
  else if (fact.not) fact.moot = true;
  fact.not = false;
}

function govern(
  parts: Draft[],
  at: number,
  kind: 'not' | 'nice' | 'moot' | 'fine',
  apply: (fact: Draft) => void,
): void {
  const word = parts[at];
  const side = meaningOf(word?.tokens[0], kind)?.side;
  if (word === undefined || word.fact !== null || side === undefined || word.used) return;
  const next = wordAfter(parts, at);
  const before = wordBefore(parts, at);
  const suffix = side === 'after' || (side === 'both' && before !== null && isBehind(parts, at, before, next));
  const first = suffix ? before : next;
  if (first === null || (side === 'before' && next === null)) return;
  const listed = !suffix && parts[at + 1]?.tokens[0]?.colon === true;
  const governed = listed
    ? listAfter(parts, first)
    : suffix
      ? chainBefore(parts, first)
      : chainAfter(parts, first, kind);
  // 不要 of something that was not read is said of that, and stays unread with it.
  word.used = parts[first]?.fact != null;
  if (!word.used && !suffix && kind === 'not') leaveUnread(parts, first);
  for (const place of governed) {
    const fact = parts[place];
    if (fact?.fact == null) continue;
    apply(fact);
    // What is said stands where the word stands, too.
    if (place === first) fact.also = [...fact.also, { start: word.start, end: word.end }];
  }
}

/** 不要泳装梅林: a name that touches what was not read may be a part of it, so the whole is asked neither way. */
function leaveUnread(parts: readonly Draft[], first: number): void {
  for (let at = first + 1; touches(parts, at); at++) {
    const part = parts[at];
    if (part === undefined || (part.fact === null && !isUnread(part))) return;
    if (part.fact?.kind === 'item' || part.fact?.kind === 'choice') makeMoot(part);
  }
}

/** A或B, A/B: any of them. */
function joinAlternatives(parts: Draft[]): void {
  for (const [at, part] of parts.entries()) {
    if (part.fact === null) continue;
    const next = alternativeAfter(parts, at);
    const other = next === null ? undefined : parts[next];
    if (other?.fact == null || other.fact.kind !== part.fact.kind) continue;
    for (let place = at + 1; place < (next ?? 0); place++) {
      const word = parts[place];
      if (word !== undefined && has(word.tokens[0], ['or'])) word.used = true;
    }
    // 灰流丽/增G 各3张: the stroke only parts what is all wanted.
    if (part.each && other.each) continue;
    for (const one of [part, other]) if (one.fact?.kind === 'item' && one.mode === 'must') one.mode = 'any';
  }
}

function alternativeAfter(parts: readonly Draft[], at: number): number | null {
  let either = false;
  for (let place = at + 1; place < parts.length; place++) {
    const part = parts[place];
    if (part === undefined) return null;
    const isOr = part.fact === null && has(part.tokens[0], ['or']);
    if (isBreak(part.gap) && !isOr && !either) return null;
    if (part.gap === 'or' || isOr) either = true;
    if (part.fact !== null) return either ? place : null;
    if (!isOr && !isSmall(part)) return null;
  }
  return null;
}

/** 梅林 C呆 二选一: the names before it, or those after it if there are none. */
function chooseOneOf(parts: Draft[], at: number): void {
  const word = parts[at];
  const side = meaningOf(word?.tokens[0], 'oneOf')?.side;
  if (word === undefined || word.fact !== null || side === undefined) return;
  const before = runOfItems(parts, at, -1);
  // 任一A: a list of one is one that can grow.
  const touching = side === 'both' && parts[at + 1]?.gap === 'none' && parts[at + 1]?.fact?.kind === 'item';
  const joined = touching ? chainAfter(parts, at + 1).flatMap((place) => parts[place] ?? []) : [];
  const after = touching
    ? joined.filter(({ fact }) => fact?.kind === 'item')
    : side === 'both'
      ? runOfItems(parts, at, 1)
      : [];
  const group = before.length > 1 ? before : after;
  if (group.length < (touching ? 1 : 2)) return;
  word.used = true;
  for (const fact of group) if (fact.mode === 'must') fact.mode = 'any';
}

function runOfItems(parts: readonly Draft[], at: number, step: 1 | -1): readonly Draft[] {
  const run: Draft[] = [];
  for (let place = at + step; run.length < LONGEST_CHAIN; place += step) {
    const part = parts[place];
    if (part === undefined || (step === -1 ? parts[place + 1] : part)?.gap === 'stop') return run;
    if (part.fact?.kind === 'item') run.push(part);
    else if (part.fact !== null || (!isSmall(part) && !has(part.tokens[0], ['and', 'or']))) return run;
  }
  return run;
}

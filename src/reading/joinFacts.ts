import type { Part } from './part';
import type { ReadMode } from './reading';
import { isBreak, type MeaningKind, meaningOf, type Token } from './token';

/** A part with how it is meant; `not` for values and amounts, which have no mode. */
export type Meant = Part & {
  readonly not: boolean;
  /** Said, but asked neither way: its words stay unread. */
  readonly moot: boolean;
};

/** Applies 不要, 或, 最好 and their like to what they govern, and lets those words pass; one that governs nothing stays.
 *  Negation and wishes reach over an explicit join (和, 、, /), not over a space or a comma. */
export function joinFacts(parts: readonly Part[], mode: ReadMode): readonly Meant[] {
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
  const next = factAfter(parts, at);
  const before = factBefore(parts, at);
  const suffix = side === 'after' || (side === 'both' && before !== null && isBehind(parts, at, before, next));
  const first = suffix ? before : next;
  if (first === null || (side === 'before' && next === null)) return;
  word.used = true;
  const listed = !suffix && parts[at + 1]?.tokens[0]?.colon === true;
  const governed = listed
    ? listAfter(parts, first)
    : suffix
      ? chainBefore(parts, first)
      : chainAfter(parts, first, kind);
  for (const place of governed) {
    const fact = parts[place];
    if (fact === undefined) continue;
    apply(fact);
    // What is said stands where the word stands, too.
    if (place === first) fact.also = [...fact.also, { start: word.start, end: word.end }];
  }
}

/** 国服不要 梅林: the word touches what is before it and not what comes after. */
function isBehind(parts: readonly Draft[], at: number, before: number, next: number | null): boolean {
  const touches = parts.slice(before + 1, at + 1).every(({ gap }) => gap === 'none');
  return next === null || (touches && parts[at + 1]?.gap !== 'none');
}

/** How many small words may stand between a word and what it governs. */
const FARTHEST = 6;
/** How many names one 不要 or 最好 reaches over. */
const LONGEST_CHAIN = 40;

function factAfter(parts: readonly Draft[], at: number): number | null {
  for (let place = at + 1; place <= at + FARTHEST; place++) {
    const part = parts[place];
    // 不要 at the end of a line of its own goes on in the next.
    if (part === undefined || (isBreak(part.gap) && !(place === at + 1 && part.gap === 'break'))) return null;
    if (part.fact !== null) return place;
    if (!isSmall(part)) return null;
  }
  return null;
}

function factBefore(parts: readonly Draft[], at: number): number | null {
  for (let place = at - 1; place >= at - FARTHEST; place--) {
    const part = parts[place];
    if (part === undefined || isBreak(parts[place + 1]?.gap)) return null;
    if (part.fact !== null) return place;
    if (!isSmall(part)) return null;
  }
  return null;
}

function isSmall({ tokens }: Draft): boolean {
  return tokens.every((token) => has(token, ['pass', 'each', 'must']));
}

/** 最好有：梅林，C呆: the whole list behind the colon. */
function listAfter(parts: readonly Draft[], first: number): readonly number[] {
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

/** The facts joined to one by 和, 或, 、 or a stroke, from it onwards; 不要 also reaches over names that touch: 不要日服国服. */
function chainAfter(parts: readonly Draft[], first: number, kind: MeaningKind = 'or'): readonly number[] {
  const chain = [first];
  for (let at = first; chain.length < LONGEST_CHAIN; ) {
    const next = joinedAfter(parts, at) ?? (kind === 'not' ? touchingAfter(parts, at) : null);
    if (next === null) return chain;
    chain.push(next);
    at = next;
  }
  return chain;
}

function touchingAfter(parts: readonly Draft[], at: number): number | null {
  const [here, next] = [parts[at]?.fact, parts[at + 1]?.fact];
  if (here == null || next == null || parts[at + 1]?.gap !== 'none' || here.kind !== next.kind) return null;
  const sameFacet = here.kind !== 'choice' || next.kind !== 'choice' || here.facet === next.facet;
  return sameFacet && here.kind !== 'range' ? at + 1 : null;
}

function chainBefore(parts: readonly Draft[], last: number): readonly number[] {
  const chain = [last];
  for (let at = last; chain.length < LONGEST_CHAIN; ) {
    let before = at - 1;
    while (before >= 0 && parts[before]?.fact === null) before--;
    if (before < 0 || joinedAfter(parts, before) !== at) return chain;
    chain.push(before);
    at = before;
  }
  return chain;
}

function joinedAfter(parts: readonly Draft[], at: number): number | null {
  let joined = false;
  for (let place = at + 1; place < parts.length; place++) {
    const part = parts[place];
    if (part === undefined || isBreak(part.gap)) return null;
    if (part.gap === 'join' || part.gap === 'or') joined = true;
    if (part.fact !== null) return joined ? place : null;
    const token = part.tokens[0];
    if (has(token, ['not', 'nice'])) return null;
    if (has(token, ['and', 'or'])) joined = true;
    else if (!isSmall(part)) return null;
  }
  return null;
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

function has(token: Token | undefined, kinds: readonly MeaningKind[]): boolean {
  return token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
}

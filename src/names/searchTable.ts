import { finish, type Steps } from '@/base/steps';
import { foldText } from './foldText';
import { type NameIndex, SPELLING_FORMS, type Spelling } from './nameIndex';

/** What is looked up in the spellings of an index. A spelling is told by its place among them. */
export type SearchTable = {
  /** The surest form first, then the shorter, then the order of the roster: of two spellings that match equally well the
   *  earlier one is the better answer. */
  readonly spellings: readonly Spelling[];
  /** Spellings and what begins at their later words, in the order of their text. */
  readonly beginnings: Beginnings;
  /** Spellings with letters beyond ASCII, and the others: a text with such letters is in none of these, and a slip never
   *  leads from one kind to the other. */
  readonly wide: JoinedSpellings;
  readonly plain: JoinedSpellings;
};

/** Each is the rest of a spelling from a place in it, 0 for the whole. In columns, for as objects they would be a tenth of
 *  all that the page holds. */
export type Beginnings = { readonly places: Int32Array; readonly froms: Uint16Array };

type Beginning = { readonly text: string; readonly place: number; readonly from: number };

/** Spellings one after the other in a single string: one scan of it is many times faster than many scans of short ones. */
export type JoinedSpellings = {
  /** Each spelling with a line feed before and behind it; none holds one itself. */
  readonly text: string;
  /** Where each begins in `text`. */
  readonly starts: Int32Array;
  /** The places of the spellings, in the same order. */
  readonly places: Int32Array;
  /** Which letters each has, as bits: see `letterBits`. */
  readonly letters: Int32Array;
};

const BEYOND_ASCII = /[^\x20-\x7E]/;
/** So many spellings are one step. */
const STEP = 64;
const WORD_END = /[^\p{L}\p{M}\p{N}]+/u;

const known = new WeakMap<NameIndex, SearchTable>();

/** Prepares an index for searching, once. */
export function searchTable(index: NameIndex): SearchTable {
  return known.get(index) ?? finish(searchTableInSteps(index));
}

/** The same, some spellings a step. */
export function* searchTableInSteps(index: NameIndex): Steps<SearchTable> {
  const table = known.get(index) ?? (yield* makeTable(index));
  known.set(index, table);
  return table;
}

/** True for a text that is looked for among `wide` spellings. */
export function isWide(folded: string): boolean {
  return BEYOND_ASCII.test(folded);
}

/** A set of 31 kinds of letters as bits: the letters of a text, several sharing a bit. */
export function letterBits(folded: string): number {
  let bits = 0;
  for (let at = 0; at < folded.length; at++) bits |= 1 << (folded.charCodeAt(at) % 31);
  return bits;
}

function* makeTable({ spellings: unordered }: NameIndex): Steps<SearchTable> {
  const spellings: Spelling[] = [];
  for (const form of SPELLING_FORMS) {
    const own = unordered.filter((spelling) => spelling.form === form);
    for (const spelling of own.sort((a, b) => a.folded.length - b.folded.length)) spellings.push(spelling);
    yield;
  }
  const beginnings = yield* orderBeginnings(spellings);
  const wide: number[] = [];
  const plain: number[] = [];
  for (const [place, { folded }] of spellings.entries()) (isWide(folded) ? wide : plain).push(place);
  yield;
  return { spellings, beginnings, wide: yield* join(spellings, wide), plain: yield* join(spellings, plain) };
}

/** Ordered apart by first character, which is faster than all at once and leaves no long step. */
function* orderBeginnings(spellings: readonly Spelling[]): Steps<Beginnings> {
  const byFirst = new Map<number, Beginning[]>();
  for (const [place, spelling] of spellings.entries()) {
    for (const beginning of beginningsOf(spelling, place)) {
      const first = beginning.text.charCodeAt(0);
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [beginning]);
      else others.push(beginning);
    }
    if (place % STEP === 0) yield;
  }
  const places: number[] = [];
  const froms: number[] = [];
  for (const [, beginnings] of [...byFirst].sort(([a], [b]) => a - b)) {
    for (const { place, from } of beginnings.sort((a, b) => compare(a.text, b.text) || a.place - b.place)) {
      places.push(place);
      froms.push(from);
    }
    yield;
  }
  return { places: Int32Array.from(places), froms: Uint16Array.from(froms) };
}

/** Syllables are no words: one of them is in too many readings to tell anything. */
function beginningsOf({ folded, shown, form }: Spelling, place: number): readonly Beginning[] {
  const beginnings: Beginning[] = [{ text: folded, place, from: 0 }];
  if (form === 'reading' || form === 'initials' || !WORD_END.test(shown)) return beginnings;
  let at = 0;
  for (const word of shown.split(WORD_END).map(foldText)) {
    if (at > 0 && at < folded.length) beginnings.push({ text: folded.slice(at), place, from: at });
    at += word.length;
  }
  return beginnings;
}

function* join(spellings: readonly Spelling[], places: readonly number[]): Steps<JoinedSpellings> {
  const texts = places.map((place) => spellings[place]?.folded ?? '');
  const starts = new Int32Array(places.length);
  const letters = new Int32Array(places.length);
  let at = 1;
  for (const [order, text] of texts.entries()) {
    starts[order] = at;
    letters[order] = letterBits(text);
    at += text.length + 1;
    if (order % STEP === 0) yield;
  }
  return { text: ['', ...texts, ''].join('\n'), starts, places: Int32Array.from(places), letters };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const LATIN_ONE = 4;
const WIDE_ONE = 3;
const TWO = 8;
/** How many slips a folded text may be away from what was meant: 1 from four Latin letters or three other characters on,
 *  2 from eight on, else 0. */
export function typosAllowed(folded: string): number {
  if (folded.length >= TWO) return 2;
  return folded.length >= (isWide(folded) ? WIDE_ONE : LATIN_ONE) ? 1 : 0;
}

import { finish, type Steps } from '@/base/steps';
import { foldText } from './foldText';
import { type NameIndex, SPELLING_FORMS, type Spelling } from './nameIndex';

/** What is looked up in the spellings of an index. A spelling is told by its place among them. */
export type SearchTable = {
  /** The surest form first, then the shorter, then the order of the roster: of two spellings that match equally well the
   *  earlier one is the better answer. */
  readonly spellings: readonly Spelling[];
  /** Spellings and what begins at their later words, in the order of their text. */
  readonly wordStarts: WordStarts;
  /** Spellings with letters beyond ASCII, and the others: a text with such letters is in none of these, and a slip never
   *  leads from one kind to the other. */
  readonly nonAscii: JoinedSpellings;
  readonly ascii: JoinedSpellings;
};

/** Each is the rest of a spelling from a place in it, 0 for the whole. In columns, for as objects they would be a tenth of
 *  all that the page holds. */
export type WordStarts = { readonly spellingIndexes: Int32Array; readonly offsets: Uint16Array };

type WordStart = { readonly text: string; readonly spellingIndex: number; readonly offset: number };

/** Spellings one after the other in a single string: one scan of it is many times faster than many scans of short ones. */
export type JoinedSpellings = {
  /** Each spelling with a line feed before and behind it; none holds one itself. */
  readonly text: string;
  /** Where each begins in `text`. */
  readonly starts: Int32Array;
  /** The places of the spellings, in the same order. */
  readonly spellingIndexes: Int32Array;
  /** Which letters each has, as bits: see `letterBits`. */
  readonly letterMasks: Int32Array;
};

const BEYOND_ASCII = /[^\x20-\x7E]/;
/** So many spellings are one step. */
const STEP = 64;
const WORD_END = /[^\p{L}\p{M}\p{N}]+/u;

const cache = new WeakMap<NameIndex, SearchTable>();

/** Prepares an index for searching, once. */
export function searchTable(index: NameIndex): SearchTable {
  return cache.get(index) ?? finish(searchTableInSteps(index));
}

/** The same, some spellings a step. */
export function* searchTableInSteps(index: NameIndex): Steps<SearchTable> {
  const table = cache.get(index) ?? (yield* makeTable(index));
  cache.set(index, table);
  return table;
}

/** True for a text that is looked for among `wide` spellings. */
export function isNonAscii(folded: string): boolean {
  return BEYOND_ASCII.test(folded);
}

/** A set of 31 kinds of letters as bits: the letters of a text, several sharing a bit. */
export function letterMask(folded: string): number {
  let bits = 0;
  for (let offset = 0; offset < folded.length; offset++) bits |= 1 << (folded.charCodeAt(offset) % 31);
  return bits;
}

function* makeTable({ spellings: unordered }: NameIndex): Steps<SearchTable> {
  const spellings: Spelling[] = [];
  for (const form of SPELLING_FORMS) {
    const ofForm = unordered.filter((spelling) => spelling.form === form);
    for (const spelling of ofForm.sort((a, b) => a.folded.length - b.folded.length)) spellings.push(spelling);
    yield;
  }
  const wordStarts = yield* sortWordStarts(spellings);
  const nonAscii: number[] = [];
  const ascii: number[] = [];
  for (const [spellingIndex, { folded }] of spellings.entries())
    (isNonAscii(folded) ? nonAscii : ascii).push(spellingIndex);
  yield;
  return {
    spellings,
    wordStarts,
    nonAscii: yield* joinSpellings(spellings, nonAscii),
    ascii: yield* joinSpellings(spellings, ascii),
  };
}

/** Ordered apart by first character, which is faster than all at once and leaves no long step. */
function* sortWordStarts(spellings: readonly Spelling[]): Steps<WordStarts> {
  const byFirst = new Map<number, WordStart[]>();
  for (const [spellingIndex, spelling] of spellings.entries()) {
    for (const beginning of wordStartsOf(spelling, spellingIndex)) {
      const first = beginning.text.charCodeAt(0);
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [beginning]);
      else others.push(beginning);
    }
    if (spellingIndex % STEP === 0) yield;
  }
  const spellingIndexes: number[] = [];
  const offsets: number[] = [];
  for (const [, wordStarts] of [...byFirst].sort(([a], [b]) => a - b)) {
    for (const { spellingIndex, offset } of wordStarts.sort(
      (a, b) => compare(a.text, b.text) || a.spellingIndex - b.spellingIndex,
    )) {
      spellingIndexes.push(spellingIndex);
      offsets.push(offset);
    }
    yield;
  }
  return { spellingIndexes: Int32Array.from(spellingIndexes), offsets: Uint16Array.from(offsets) };
}

/** Syllables are no words: one of them is in too many readings to tell anything. */
function wordStartsOf({ folded, text, form }: Spelling, spellingIndex: number): readonly WordStart[] {
  const wordStarts: WordStart[] = [{ text: folded, spellingIndex, offset: 0 }];
  if (form === 'reading' || form === 'initials' || !WORD_END.test(text)) return wordStarts;
  let offset = 0;
  for (const word of text.split(WORD_END).map(foldText)) {
    if (offset > 0 && offset < folded.length)
      wordStarts.push({ text: folded.slice(offset), spellingIndex, offset: offset });
    offset += word.length;
  }
  return wordStarts;
}

function* joinSpellings(spellings: readonly Spelling[], spellingIndexes: readonly number[]): Steps<JoinedSpellings> {
  const texts = spellingIndexes.map((spellingIndex) => spellings[spellingIndex]?.folded ?? '');
  const starts = new Int32Array(spellingIndexes.length);
  const letterMasks = new Int32Array(spellingIndexes.length);
  let offset = 1;
  for (const [order, text] of texts.entries()) {
    starts[order] = offset;
    letterMasks[order] = letterMask(text);
    offset += text.length + 1;
    if (order % STEP === 0) yield;
  }
  return {
    text: ['', ...texts, ''].join('\n'),
    starts,
    spellingIndexes: Int32Array.from(spellingIndexes),
    letterMasks,
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const MIN_LATIN_FOR_ONE = 4;
const MIN_NON_ASCII_FOR_ONE = 3;
const MIN_FOR_TWO = 8;
/** How many slips a folded text may be away from what was meant: 1 from four Latin letters or three other characters on,
 *  2 from eight on, else 0. */
export function typosAllowed(folded: string): number {
  if (folded.length >= MIN_FOR_TWO) return 2;
  return folded.length >= (isNonAscii(folded) ? MIN_NON_ASCII_FOR_ONE : MIN_LATIN_FOR_ONE) ? 1 : 0;
}

import { finish, type Steps } from '@/base/steps';
import { foldText } from './foldText';
import { type NameIndex, SPELLING_FORMS, type Spelling } from './nameIndex';

/** Search structures of an index. Spellings are referred to by their index. */
export type SearchTable = {
  /** Sorted by form, then length, then roster order, so that the earlier of two equal matches is the better one. */
  readonly spellings: readonly Spelling[];
  /** Spellings and their later words, sorted by text. */
  readonly wordStarts: WordStarts;
  /** Spellings split by whether they contain characters beyond ASCII, since neither substrings nor typos cross that boundary. */
  readonly nonAscii: JoinedSpellings;
  readonly ascii: JoinedSpellings;
};

/** Each entry is the rest of a spelling from an offset. Typed arrays save about a tenth of the page's memory compared to objects. */
export type WordStarts = { readonly spellingIndexes: Int32Array; readonly offsets: Uint16Array };

type WordStart = { readonly text: string; readonly spellingIndex: number; readonly offset: number };

/** Spellings joined into one string: scanning it is many times faster than scanning many short ones. */
export type JoinedSpellings = {
  /** Spellings separated and surrounded by line feeds. */
  readonly text: string;
  /** Start offsets in `text`. */
  readonly starts: Int32Array;
  /** Spelling indexes in the same order. */
  readonly spellingIndexes: Int32Array;
  /** Letters of each spelling as a bit mask, see `letterMask`. */
  readonly letterMasks: Int32Array;
};

const BEYOND_ASCII = /[^\x20-\x7E]/;
/** Spellings per step. */
const STEP = 64;
const WORD_END = /[^\p{L}\p{M}\p{N}]+/u;

const cache = new WeakMap<NameIndex, SearchTable>();

/** Returns the search table of an index; cached. */
export function searchTable(index: NameIndex): SearchTable {
  return cache.get(index) ?? finish(searchTableInSteps(index));
}

/** Same as `searchTable`, in steps. */
export function* searchTableInSteps(index: NameIndex): Steps<SearchTable> {
  const table = cache.get(index) ?? (yield* makeTable(index));
  cache.set(index, table);
  return table;
}

/** Returns true for a text that is searched among the `nonAscii` spellings. */
export function isNonAscii(folded: string): boolean {
  return BEYOND_ASCII.test(folded);
}

/** Returns the letters of a text as a 31-bit mask; several letters share a bit. */
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

/** Sorts by first character first, which is faster and avoids a long step. */
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

/** Syllables do not count as words: single ones occur in too many readings. */
function wordStartsOf({ folded, text, form }: Spelling, spellingIndex: number): readonly WordStart[] {
  const wordStarts: WordStart[] = [{ text: folded, spellingIndex, offset: 0 }];
  if (form === 'reading' || form === 'initials' || !WORD_END.test(text)) return wordStarts;
  let offset = 0;
  for (const word of text.split(WORD_END).map(foldText)) {
    if (offset > 0 && offset < folded.length) wordStarts.push({ text: folded.slice(offset), spellingIndex, offset });
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
/** Returns the number of typos allowed: 1 from four Latin letters or three other characters, 2 from eight characters, else 0. */
export function typosAllowed(folded: string): number {
  if (folded.length >= MIN_FOR_TWO) return 2;
  return folded.length >= (isNonAscii(folded) ? MIN_NON_ASCII_FOR_ONE : MIN_LATIN_FOR_ONE) ? 1 : 0;
}

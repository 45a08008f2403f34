import { editDistance } from '@/base/editDistance';
import { foldText } from './foldText';
import type { NameIndex, Spelling } from './nameIndex';
import { pinyinOf } from './pinyin';
import type { Item } from './roster';
import {
  isNonAscii,
  type JoinedSpellings,
  letterMask,
  type SearchTable,
  searchTable,
  typosAllowed,
} from './searchTable';

/** How a spelling matches a text, best first: equal, prefix, substring, or one or two edits away. */
export const MATCH_RANKS = ['exact', 'prefix', 'inside', 'typo'] as const;
export type MatchRank = (typeof MATCH_RANKS)[number];

/** A matching item with its best spelling. */
export type NameMatch = { readonly item: Item; readonly spelling: Spelling; readonly rank: MatchRank };

const EXACT = 0;
const PREFIX = 1;
const INSIDE = 2;
const PHONETIC = 3;
/** Added to the number of edits: one typo ranks 4, two rank 5. */
const TYPO = 3;
/** Minimum number of Latin letters that match inside a word; fewer are too ambiguous. */
const MIN_INSIDE_LENGTH = 3;
/** Shorter texts beyond ASCII are not searched for typos. */
const MIN_NON_ASCII_LENGTH = 2;
/** Longer texts are no names. */
const MAX_LENGTH = 100;

/** The best match of each item so far. */
type Best = Map<Item, { readonly rank: number; readonly order: number }>;

/** Finds items by name, best match first: by rank, then spelling form, spelling length and roster order. One or two Latin letters
 *  match word starts only. Two other characters or three Latin letters match with typos only if nothing else does. Chinese
 *  homophones rank before other typos.
 *  @param text  as typed
 *  @param limit  maximum number of matches
 *  @returns  the best match of each item; [] for a text that folds to '' */
export function searchNames(index: NameIndex, text: string, limit: number): readonly NameMatch[] {
  const folded = foldText(text);
  if (folded === '' || folded.length > MAX_LENGTH) return [];
  const table = searchTable(index);
  const best: Best = new Map();
  findPrefixes(table, folded, best);
  const wide = isNonAscii(folded);
  if (wide || folded.length >= MIN_INSIDE_LENGTH) findInside(table, table.nonAscii, folded, best);
  if (!wide && folded.length >= MIN_INSIDE_LENGTH) findInside(table, table.ascii, folded, best);
  if (wide && folded.length >= MIN_NON_ASCII_LENGTH) findPhonetic(index, table, folded, best);
  const typos = typosAllowed(folded);
  const own = wide ? table.nonAscii : table.ascii;
  if (typos > 0) findTypos(table, own, folded, typos, best);
  else if (best.size === 0 && folded.length >= (wide ? MIN_NON_ASCII_LENGTH : MIN_INSIDE_LENGTH))
    findTypos(table, own, folded, 1, best);
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, limit)
    .flatMap(({ rank, order }) => matchOf(table, rank, order));
}

function matchOf({ spellings }: SearchTable, rank: number, spellingIndex: number): readonly NameMatch[] {
  const spelling = spellings[spellingIndex];
  return spelling === undefined ? [] : [{ item: spelling.item, spelling, rank: MATCH_RANKS[rank] ?? 'typo' }];
}

function keepBest({ spellings }: SearchTable, best: Best, rank: number, spellingIndex: number): void {
  const item = spellings[spellingIndex]?.item;
  if (item === undefined) return;
  const previous = best.get(item);
  if (previous === undefined || rank < previous.rank || (rank === previous.rank && spellingIndex < previous.order)) {
    best.set(item, { rank, order: spellingIndex });
  }
}

function findPrefixes(table: SearchTable, folded: string, best: Best): void {
  eachWordStart(table, folded, (spellingIndex, from, length) => {
    const rank = length === folded.length ? EXACT : PREFIX;
    keepBest(table, best, from === 0 ? rank : INSIDE, spellingIndex);
  });
}

/** Matches Chinese homophones (阿尔托利亚 for 阿尔托莉雅): a homophone of a whole name ranks before
 *  typos, a homophone of a prefix ranks as a typo. */
function findPhonetic({ roster }: NameIndex, table: SearchTable, folded: string, best: Best): void {
  for (const { text } of pinyinOf(folded, roster.syllables)) {
    const phonetic = foldText(text);
    eachWordStart(table, phonetic, (spellingIndex, _from, length) => {
      const isPhonetic = table.spellings[spellingIndex]?.form === 'reading';
      if (isPhonetic) keepBest(table, best, length === phonetic.length ? PHONETIC : TYPO + 1, spellingIndex);
    });
  }
}

/** Calls back for every word start with the given prefix: the spelling, the offset in it and its length. */
function eachWordStart(
  { spellings, wordStarts: { spellingIndexes, offsets } }: SearchTable,
  query: string,
  found: (spellingIndex: number, from: number, length: number) => void,
): void {
  const written = (index: number) => spellings[spellingIndexes[index] ?? 0]?.folded ?? '';
  let low = 0;
  let high = spellingIndexes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (written(middle).slice(offsets[middle]) < query) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < spellingIndexes.length; index++) {
    const [folded, from] = [written(index), offsets[index] ?? 0];
    if (!folded.startsWith(query, from)) return;
    found(spellingIndexes[index] ?? 0, from, folded.length - from);
  }
}

function findInside(table: SearchTable, joined: JoinedSpellings, folded: string, best: Best): void {
  const { text, starts, spellingIndexes } = joined;
  for (let index = text.indexOf(folded); index >= 0; ) {
    const order = lastAtMost(starts, index);
    if (starts[order] !== index) keepBest(table, best, INSIDE, spellingIndexes[order] ?? 0);
    index = text.indexOf(folded, starts[order + 1] ?? text.length);
  }
}

function findTypos(table: SearchTable, joined: JoinedSpellings, folded: string, typos: number, best: Best): void {
  const { starts, spellingIndexes, letterMasks, text } = joined;
  const bits = letterMask(folded);
  for (let order = 0; order < spellingIndexes.length; order++) {
    const own = letterMasks[order] ?? 0;
    if (countBits(bits & ~own) > typos || countBits(own & ~bits) > typos) continue;
    const start = starts[order] ?? 0;
    const size = (starts[order + 1] ?? text.length) - 1 - start;
    if (Math.abs(size - folded.length) > typos) continue;
    const spellingIndex = spellingIndexes[order] ?? 0;
    const spelling = table.spellings[spellingIndex];
    if (spelling === undefined || spelling.form === 'initials') continue;
    const edits = editDistance(spelling.folded, folded, typos);
    if (edits > 0 && edits <= typos && edits < size) keepBest(table, best, TYPO + edits, spellingIndex);
  }
}

/** Returns the last index of an ascending array whose value is at most `limit`. */
function lastAtMost(sorted: Int32Array, limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

function countBits(bits: number): number {
  let counted = bits - ((bits >>> 1) & 0x55555555);
  counted = (counted & 0x33333333) + ((counted >>> 2) & 0x33333333);
  return Math.imul((counted + (counted >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import { editDistance } from '@/base/editDistance';
import { foldText } from './foldText';
import type { NameIndex, Spelling } from './nameIndex';
import { pinyinOf } from './pinyin';
import type { Item } from './roster';
import { isWide, type JoinedSpellings, letterBits, type SearchTable, searchTable, typosAllowed } from './searchTable';

/** How a spelling matches a text, the surest first: it is the text, begins with it, holds it, or is a slip or
 *  two away. */
export const MATCH_RANKS = ['exact', 'prefix', 'inside', 'typo'] as const;
export type MatchRank = (typeof MATCH_RANKS)[number];

/** An item somebody may mean, with the spelling that says so. */
export type NameMatch = { readonly item: Item; readonly spelling: Spelling; readonly rank: MatchRank };

const EXACT = 0;
const PREFIX = 1;
const INSIDE = 2;
const ALIKE = 3;
/** With the slips on top: one slip is 4, two are 5. */
const TYPO = 3;
/** Latin letters in the middle of a word tell nothing if they are fewer. */
const LEAST_INSIDE = 3;
/** Fewer other characters may hold no slip at all. */
const LEAST_WIDE = 2;
/** The longest text that is looked up; nothing is called so. */
const LONGEST = 100;

/** The best match of each item so far. */
type Best = Map<Item, { readonly rank: number; readonly place: number }>;

/** Finds the items somebody may mean by a text, likeliest first: by rank, then the surer form of spelling, the shorter
 *  spelling, the order of the roster. Latin texts of one or two letters are looked for at the beginnings of words only.
 *  Two other characters, or three Latin ones, are taken for a slip only where nothing else is found. Other
 *  Chinese characters of the same sound are a slip too, the least one.
 *  @param text   as typed; spelled in any way `foldText` makes the same
 *  @param limit  the most matches wanted
 *  @returns      one match an item, its best; none for a text that folds to nothing */
export function searchNames(index: NameIndex, text: string, limit: number): readonly NameMatch[] {
  const asked = foldText(text);
  if (asked === '' || asked.length > LONGEST) return [];
  const table = searchTable(index);
  const best: Best = new Map();
  findBeginnings(table, asked, best);
  const wide = isWide(asked);
  if (wide || asked.length >= LEAST_INSIDE) findInside(table, table.wide, asked, best);
  if (!wide && asked.length >= LEAST_INSIDE) findInside(table, table.plain, asked, best);
  if (wide && asked.length >= LEAST_WIDE) findAlike(index, table, asked, best);
  const slips = typosAllowed(asked);
  const own = wide ? table.wide : table.plain;
  if (slips > 0) findSlips(table, own, asked, slips, best);
  else if (best.size === 0 && asked.length >= (wide ? LEAST_WIDE : LEAST_INSIDE)) findSlips(table, own, asked, 1, best);
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .flatMap(({ rank, place }) => matchOf(table, rank, place));
}

function matchOf({ spellings }: SearchTable, rank: number, place: number): readonly NameMatch[] {
  const spelling = spellings[place];
  return spelling === undefined ? [] : [{ item: spelling.item, spelling, rank: MATCH_RANKS[rank] ?? 'typo' }];
}

function keepBest({ spellings }: SearchTable, best: Best, rank: number, place: number): void {
  const item = spellings[place]?.item;
  if (item === undefined) return;
  const known = best.get(item);
  if (known === undefined || rank < known.rank || (rank === known.rank && place < known.place)) {
    best.set(item, { rank, place });
  }
}

function findBeginnings(table: SearchTable, asked: string, best: Best): void {
  eachBeginning(table, asked, (place, from, length) => {
    const rank = length === asked.length ? EXACT : PREFIX;
    keepBest(table, best, from === 0 ? rank : INSIDE, place);
  });
}

/** Chinese names written with other characters of the same sound, 阿尔托利亚 for 阿尔托莉雅: less than a slip if the whole
 *  name sounds so, one if its beginning does. */
function findAlike({ roster }: NameIndex, table: SearchTable, asked: string, best: Best): void {
  for (const { shown } of pinyinOf(asked, roster.syllables)) {
    const sound = foldText(shown);
    eachBeginning(table, sound, (place, _from, length) => {
      const isReading = table.spellings[place]?.form === 'reading';
      if (isReading) keepBest(table, best, length === sound.length ? ALIKE : TYPO + 1, place);
    });
  }
}

/** Calls for all that begins with a text: the spelling, where in it that begins, and how long it is. */
function eachBeginning(
  { spellings, beginnings: { places, froms } }: SearchTable,
  asked: string,
  found: (place: number, from: number, length: number) => void,
): void {
  const spelled = (at: number) => spellings[places[at] ?? 0]?.folded ?? '';
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spelled(middle).slice(froms[middle]) < asked) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < places.length; at++) {
    const [folded, from] = [spelled(at), froms[at] ?? 0];
    if (!folded.startsWith(asked, from)) return;
    found(places[at] ?? 0, from, folded.length - from);
  }
}

function findInside(table: SearchTable, joined: JoinedSpellings, asked: string, best: Best): void {
  const { text, starts, places } = joined;
  for (let at = text.indexOf(asked); at >= 0; ) {
    const order = lastAtMost(starts, at);
    if (starts[order] !== at) keepBest(table, best, INSIDE, places[order] ?? 0);
    at = text.indexOf(asked, starts[order + 1] ?? text.length);
  }
}

function findSlips(table: SearchTable, joined: JoinedSpellings, asked: string, slips: number, best: Best): void {
  const { starts, places, letters, text } = joined;
  const bits = letterBits(asked);
  for (let order = 0; order < places.length; order++) {
    const own = letters[order] ?? 0;
    if (countBits(bits & ~own) > slips || countBits(own & ~bits) > slips) continue;
    const start = starts[order] ?? 0;
    const size = (starts[order + 1] ?? text.length) - 1 - start;
    if (Math.abs(size - asked.length) > slips) continue;
    const place = places[order] ?? 0;
    const spelling = table.spellings[place];
    if (spelling === undefined || spelling.form === 'initials') continue;
    const made = editDistance(spelling.folded, asked, slips);
    if (made > 0 && made <= slips && made < size) keepBest(table, best, TYPO + made, place);
  }
}

/** The last place of an ascending list whose number is at most `most`. */
function lastAtMost(numbers: Int32Array, most: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

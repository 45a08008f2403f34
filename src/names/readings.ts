import { expandAffixes } from './affixes';
import { cutSlice, joinSlice } from './nameSlices';

/** Spellings that the build derives from an item's names. Pinyin, initials and romaji are not included: they follow from these,
 *  the names and the roster's syllables. */
export type Readings = {
  /** Base name with a costume or class word: 水星野. */
  readonly variants: readonly string[];
  /** Names without their brackets. */
  readonly bare: readonly string[];
  /** Distinctive parts of names: 德雷克. */
  readonly parts: readonly string[];
  /** Kana readings of names and parts in kanji: おきたそうじ. */
  readonly kana: readonly string[];
};

export const NO_READINGS: Readings = { variants: [], bare: [], parts: [], kana: [] };

const BETWEEN = '|';

/** Packs readings into a cell of a built roster: one string per list, trailing empty lists omitted. Spellings must not contain
 *  `|` or `~`, nor `^` unless they are packed with affixes.
 *  @param names  of the item, to which spellings refer, see `cutSlice` */
export function packReadings({ variants, bare, parts, kana }: Readings, names: readonly string[]): readonly string[] {
  const lists = [variants, bare, parts, kana].map((list) =>
    list.map((spelling) => cutSlice(spelling, names)).join(BETWEEN),
  );
  while (lists.length > 0 && lists[lists.length - 1] === '') lists.pop();
  return lists;
}

/** Unpacks a cell made by `packReadings`.
 *  @param affixes  patterns of the roster, with which variants are packed: see `expandAffixes`
 *  @returns  null for an invalid cell */
export function unpackReadings(
  cell: unknown,
  names: readonly string[],
  affixes: readonly string[] = [],
): Readings | null {
  if (!Array.isArray(cell) || cell.length > 4 || !cell.every((list) => typeof list === 'string')) return null;
  const [variants = [], bare = [], parts = [], kana = []] = cell.map((list) =>
    list === '' ? [] : expandAffixes(joinSlice(list, names).split(BETWEEN), affixes),
  );
  return { variants, bare, parts, kana };
}

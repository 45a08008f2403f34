/** What the build derives from the names of one item, as people write it. Pinyin, initials and romaji are not here: they
 *  follow from these, the names and the roster's syllables. */
export type Readings = {
  /** Base name with the word of a costume or class: 水星野. */
  readonly variants: readonly string[];
  /** Names without what stands in brackets behind them. */
  readonly bare: readonly string[];
  /** Telling parts of names: 德雷克. */
  readonly parts: readonly string[];
  /** How names and parts in kanji sound: おきたそうじ. */
  readonly kana: readonly string[];
};

/** Of an item from which nothing was derived. */
export const NO_READINGS: Readings = { variants: [], bare: [], parts: [], kana: [] };

const BETWEEN = '|';

/** Packs readings into a cell of a built roster: a list in one string each, empty lists at the end left out.
 *  No spelling may hold `|`. */
export function packReadings({ variants, bare, parts, kana }: Readings): readonly string[] {
  const lists = [variants, bare, parts, kana].map((list) => list.join(BETWEEN));
  while (lists.length > 0 && lists[lists.length - 1] === '') lists.pop();
  return lists;
}

/** Unpacks a cell made by `packReadings`.
 *  @returns  null if it is not one */
export function unpackReadings(cell: unknown): Readings | null {
  if (!Array.isArray(cell) || cell.length > 4 || !cell.every((list) => typeof list === 'string')) return null;
  const [variants = [], bare = [], parts = [], kana = []] = cell.map((list) =>
    list === '' ? [] : list.split(BETWEEN),
  );
  return { variants, bare, parts, kana };
}

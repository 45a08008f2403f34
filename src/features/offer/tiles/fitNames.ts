/** Widths in px of one character of a name in a tile, by the length of the name: longer names are set smaller. */
const LARGE_PX = 17;
const SMALL_PX = 14;
const TILE_PADDING_PX = 14;
const MIN_TILE_PX = 48;
const MAX_LARGE_EMS = 3;
/** Average width of a Latin letter or digit, in em. */
const LATIN_EM = 0.6;
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60]/u;

export type FittedName = {
  readonly text: string;
  /** Whether the name is set smaller to fit. */
  readonly isLong: boolean;
};

const FIRST_WORD = /^[^\s・(（]*/;

/** Chooses the names in the tiles of one card: nicknames, of which the widest are replaced by their first word, then by two characters
 *  until all tiles fit.
 *  @param names   for each tile its nickname and the text of one or two characters
 *  @param budget  width of all tiles without the gaps, in px */
export function fitNames(
  names: readonly { readonly nickname: string; readonly short: string }[],
  budget: number,
): readonly FittedName[] {
  const texts = names.map(({ nickname }) => nickname);
  const byWidth = [...names.keys()].sort((a, b) => tileWidth(texts[b] ?? '') - tileWidth(texts[a] ?? ''));
  for (const isShort of [false, true]) {
    for (const index of byWidth) {
      if (texts.reduce((sum, text) => sum + tileWidth(text), 0) <= budget) break;
      texts[index] = (isShort ? names[index]?.short : FIRST_WORD.exec(texts[index] ?? '')?.[0]) ?? '';
    }
  }
  return texts.map((text) => ({ text, isLong: emsOf(text) > MAX_LARGE_EMS }));
}

/** Estimates the width of a tile with a name, in px. */
export function tileWidth(text: string): number {
  const ems = emsOf(text);
  return Math.max(MIN_TILE_PX, Math.ceil(ems * (ems > MAX_LARGE_EMS ? SMALL_PX : LARGE_PX)) + TILE_PADDING_PX);
}

/** Estimates the width of a text, in em. */
export function emsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : LATIN_EM), 0);
}

import type { FileLayout } from './layout';

/** One text an offer, in the order of the rows. Sellers repeat themselves, so a number is shorter than a word, and a text
 *  search reads each word once. */
const SECTIONS = [
  /** How many distinct words; these as one text, the most used first, a space between each two; the number of words of
   *  each offer's title, then their numbers. Words end at each space; an empty title has none. */
  'titles',
  /** As titles. */
  'notes',
] as const;

export type TextSection = (typeof SECTIONS)[number];

/** The file of a segment's titles and notes. */
export const TEXT_FILE: FileLayout<TextSection> = { magic: 'VTTX', sections: SECTIONS };

/** What a cell of a sheet can hold, in UTF-16 units; the limit keeps a damaged file from naming one long word a million
 *  times. */
export const MAX_TEXT_LENGTH = 32_767;

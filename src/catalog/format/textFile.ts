import type { FileLayout } from './layout';

/** One text per offer, in the order of the rows. Words repeat, so indexes are shorter, and a text search reads each word
 *  once. */
const SECTIONS = [
  /** Number of distinct words; these as one space-separated text, the most frequent first; the number of words of each
   *  title, then their indexes. An empty title has no words. */
  'titles',
  /** Like titles. */
  'notes',
] as const;

export type TextSection = (typeof SECTIONS)[number];

/** The text file of a segment: titles and notes. */
export const TEXT_FILE: FileLayout<TextSection> = { magic: 'VTTX', sections: SECTIONS };

/** Capacity of a sheet's cell in UTF-16 units; the limit keeps a damaged file from repeating one long word a million
 *  times. */
export const MAX_TEXT_LENGTH = 32_767;

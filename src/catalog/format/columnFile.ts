import type { FileLayout } from './layout';

/** Offers are rows, ordered by listing time, then code: a shop that only adds offers only adds rows at the end.
 *  `wholes` = the greatest common divisor, then each number divided by it, as varints: whole yuan and whole minutes
 *  cost no more than their digits. `rows` = gaps between the rows that have a value. `texts` = lengths, then UTF-8.
 *  `dictionary` = texts, the most used first, so that frequent values have the short numbers. */
const SECTIONS = [
  /** Front-coded: bytes shared with the code before, bytes of its own, then those bytes. */
  'codes',
  /** wholes: milliseconds since the row before, the first since 1970. */
  'listedAt',
  /** wholes: minor units. */
  'prices',
  /** One byte an offer: its place in OFFER_STATUSES. */
  'statuses',
  /** dictionary, then one number an offer. */
  'shops',
  /** dictionary, the number of items of each offer, then their numbers, ascending within an offer, each as a gap. */
  'items',
  /** One byte an item of an offer, in the order of `items`. */
  'levels',
  /** How many columns; each: id, number of rows, rows, wholes. */
  'resources',
  /** Whole-number attributes: as resources, but signed (zigzag). */
  'numbers',
  /** Enum attributes: as resources, but a dictionary and numbers into it. */
  'choices',
  /** Yes/no attributes: as resources, 1 for yes. */
  'flags',
] as const;

export type ColumnSection = (typeof SECTIONS)[number];

/** The file of a segment's columns. */
export const COLUMN_FILE: FileLayout<ColumnSection> = { magic: 'VTSG', sections: SECTIONS };

/** A code is a number on a label; the limit keeps a damaged file from unfolding into gigabytes of shared beginnings. */
export const MAX_CODE_BYTES = 255;
/** Levels are one byte, and 0 is "does not have the item". */
export const MAX_LEVEL = 255;
/** Zigzag doubles a number, and the double must be whole still. */
export const MAX_SIGNED = 2 ** 52 - 1;

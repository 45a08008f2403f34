/** The two files of a segment, in one table that the encoders and the decoders read: its columns, which search reads, and
 *  its texts, which come after the first answer. Everything is little-endian.
 *
 *      0 ┬ magic           4 bytes  of FILES
 *      4 ├ version         u16
 *      6 ├ sections        u16      how many lengths follow
 *      8 ├ file length     u32      of the whole file, this header included
 *     12 ├ offers          u32      rows: the same in both files of a segment
 *     16 ├ currency        4 bytes  ISO 4217, filled up with zeros; all zeros in a file of texts
 *     20 ├ lengths         u32 each one a section, in the order of the file's sections
 *        └ the sections, one behind the other
 *
 *  Why columns: equal things lie together, so the CDN's brotli finds them, and most of a file decodes straight into
 *  typed arrays. Why no checksum: the manifest names each file by its SHA-256, and the file's name is that hash.
 *  A change of anything here is a new VERSION: published files are immutable and old tabs keep reading old ones. */
export const SEGMENT_VERSION = 3;

export const HEADER = { magic: 0, version: 4, sections: 6, length: 8, offers: 12, currency: 16, lengths: 20 } as const;
export const CURRENCY_BYTES = 4;
export const LENGTH_BYTES = 4;

/** Offers are rows, ordered by listing time, then code: a shop that only adds offers only adds rows at the end.
 *  `wholes` = the greatest common divisor, then each number divided by it, as varints: whole yuan and whole minutes
 *  cost no more than their digits. `rows` = gaps between the rows that have a value. `texts` = lengths, then UTF-8.
 *  `dictionary` = texts, the most used first, so that frequent values have the short numbers. */
export const COLUMN_SECTIONS = [
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

/** One text an offer, in the order of the rows. Sellers repeat themselves, so a number is shorter than a word, and a text
 *  search reads each word once. */
export const TEXT_SECTIONS = [
  /** How many distinct words; these as one text, the most used first, a space between each two; the number of words of
   *  each offer's title, then their numbers. Words end at each space; an empty title has none. */
  'titles',
  /** As titles. */
  'notes',
] as const;

export type ColumnSection = (typeof COLUMN_SECTIONS)[number];
export type TextSection = (typeof TEXT_SECTIONS)[number];

/** One kind of file: what it begins with, and what is in it. */
export type FileLayout<Section extends string> = {
  /** ASCII. */
  readonly magic: string;
  readonly sections: readonly Section[];
};

export const FILES = {
  columns: { magic: 'VTSG', sections: COLUMN_SECTIONS },
  texts: { magic: 'VTTX', sections: TEXT_SECTIONS },
} as const satisfies Readonly<Record<string, FileLayout<string>>>;

/** Length of a file's header in bytes. */
export function headerBytes({ sections }: FileLayout<string>): number {
  return HEADER.lengths + LENGTH_BYTES * sections.length;
}

/** A code is a number on a label; the limit keeps a damaged file from unfolding into gigabytes of shared beginnings. */
export const MAX_CODE_BYTES = 255;
/** What a cell of a sheet can hold, in UTF-16 units; the limit keeps a damaged file from naming one long word a million
 *  times. */
export const MAX_TEXT_LENGTH = 32_767;
/** The last moment a date can say (ECMA-262 §21.4.1.1), in milliseconds. */
export const MAX_EPOCH_MS = 8.64e15;
/** Levels are one byte, and 0 is "does not have the item". */
export const MAX_LEVEL = 255;
/** Zigzag doubles a number, and the double must be whole still. */
export const MAX_SIGNED = 2 ** 52 - 1;

import type { FileLayout } from './layout';

/** Offers are rows, ordered by listing time, then code: a shop that only adds offers only appends rows.
 *  `integers` = greatest common divisor, then each number divided by it, as varints, so that whole yuan and whole minutes
 *  are short. `rows` = deltas of the rows that have a value. `texts` = lengths, then UTF-8. `dictionary` = texts, the most
 *  frequent first, so that these have short indexes. */
const SECTIONS = [
  /** Front-coded, see `writeFrontCoded`. */
  'codes',
  /** integers:  milliseconds since the previous row, the first since 1970. */
  'listedAt',
  /** integers:  minor units. */
  'prices',
  /** One byte per offer: its index in OFFER_STATUSES. */
  'statuses',
  /** dictionary, then one index per offer. */
  'shops',
  /** dictionary, the number of items of each offer, then their indexes, ascending and delta-encoded per offer. */
  'items',
  /** One byte per item of an offer, in the order of `items`. */
  'levels',
  /** Number of columns; each: id, number of rows, rows, integers. */
  'resources',
  /** Whole-number attributes: like resources, but signed (zigzag). */
  'numbers',
  /** Enum attributes: like resources, but a dictionary and indexes. */
  'choices',
  /** Yes/no attributes: like resources, 1 for yes. */
  'flags',
] as const;

export type ColumnSection = (typeof SECTIONS)[number];

/** The column file of a segment. */
export const COLUMN_FILE: FileLayout<ColumnSection> = { magic: 'VTSG', sections: SECTIONS };

/** Zigzag doubles a number, which must remain a safe integer. */
export const MAX_SIGNED = 2 ** 52 - 1;

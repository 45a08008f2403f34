import { Refusal } from '@/importer/issues/refusal';
import type { SizeMeasure } from '@/importer/issues/rowIssue';

/** What spreadsheet programs have at most. */
export const MAX_ROWS = 1_048_576;

/** No game has a tenth as many columns; a cell further off is a slip of the hand or an attack, and rows are kept dense. */
export const MAX_COLUMNS = 512;

/** Cells that hold something, in all sheets together: a hundred columns of fifty thousand rows. */
export const MAX_CELLS = 5_000_000;

/** Rows and cells that are only formatted, and other marks such as formats and merged ranges. They cost time; a border drawn around
 *  every cell of a large sheet has fewer. */
export const MAX_BLANKS = 3_000_000;

/** Bytes that all parts of a workbook may have unpacked: room for that many cells. What the file says of itself is not
 *  believed, the bytes are counted as they come. */
export const MAX_BYTES = 200_000_000;

/** A part may unpack to this many times its size … */
export const MAX_RATIO = 200;

/** … once it has more bytes than this. The XML of a real sheet shrinks to a tenth, that of a blank one to a fiftieth. */
export const MIN_CHECKED_BYTES = 8_000_000;

/** Bytes of XML in which something must begin or end: a cell has at most 32,767 characters. */
export const MAX_TOKEN_LENGTH = 2_000_000;

/** Elements inside each other; a workbook has a dozen. */
export const MAX_DEPTH = 64;

/** Counts what a workbook takes up and refuses it once that is too much. One for the whole file. */
export type Budget = {
  readonly spendBytes: (count: number) => void;
  readonly spendCell: () => void;
  /** A row or cell in which nothing stands, or another mark. */
  readonly spendBlank: () => void;
};

/** A budget of which nothing is spent yet.
 *  @throws  Refusal `too-large`, from its functions */
export function createBudget(): Budget {
  let bytes = 0;
  let cells = 0;
  let blanks = 0;
  return {
    spendBytes: (count) => {
      bytes += count;
      if (bytes > MAX_BYTES) throw tooLarge('bytes', MAX_BYTES, '');
    },
    spendCell: () => {
      cells += 1;
      if (cells > MAX_CELLS) throw tooLarge('cells', MAX_CELLS, '');
    },
    spendBlank: () => {
      blanks += 1;
      if (blanks > MAX_BLANKS) throw tooLarge('cells', MAX_BLANKS, '');
    },
  };
}

/** The refusal of a file that has too much of something.
 *  @param got  the place or part where it was found */
export function tooLarge(measure: SizeMeasure, max: number, got: string): Refusal {
  return new Refusal({
    code: 'too-large',
    expected: { kind: 'sizeWithin', measure, most: max },
    got,
    suggestion: null,
  });
}

import { Refusal } from '@/importer/issues/refusal';
import type { SizeMeasure } from '@/importer/issues/rowIssue';

/** Row limit of spreadsheets. */
export const MAX_ROWS = 1_048_576;

/** No game needs a tenth of these columns. Cells beyond are mistakes or attacks, and rows are dense arrays. */
export const MAX_COLUMNS = 512;

/** Non-empty cells in all sheets: a hundred columns of fifty thousand rows. */
export const MAX_CELLS = 5_000_000;

/** Formatted empty rows and cells, formats and merged ranges, which cost time. */
export const MAX_BLANKS = 3_000_000;

/** Unpacked bytes of all parts, counted while unpacking; declared sizes are not trusted. */
export const MAX_BYTES = 200_000_000;

/** Maximum compression ratio of a part … */
export const MAX_RATIO = 200;

/** … once it exceeds this many bytes. Real sheets compress by 10, blank ones by 50. */
export const MIN_CHECKED_BYTES = 8_000_000;

/** Maximum bytes of XML without a tag: a cell has at most 32,767 characters. */
export const MAX_TOKEN_LENGTH = 2_000_000;

/** Maximum nesting of elements; workbooks have about a dozen levels. */
export const MAX_DEPTH = 64;

/** Counts the resources used by a workbook and refuses it beyond the limits. One per file. */
export type Budget = {
  readonly spendBytes: (count: number) => void;
  readonly spendCell: () => void;
  /** An empty row or cell, or other markup. */
  readonly spendBlank: () => void;
};

/** Creates an unused budget.
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

/** Creates the refusal of a file beyond a limit.
 *  @param got  where it was exceeded */
export function tooLarge(measure: SizeMeasure, max: number, got: string): Refusal {
  return new Refusal({
    code: 'too-large',
    expected: { kind: 'sizeWithin', measure, most: max },
    got,
    suggestion: null,
  });
}

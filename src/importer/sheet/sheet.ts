import type { OfferStatus } from '@/domain/offer';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { SheetEncoding } from '@/importer/issues/sheetEncoding';
import type { DateSystem } from './dateText';

/** A problem found before the cell's column is known; `index` starts at 0. */
export type IndexedIssue = { readonly index: number; readonly issue: CellIssue };

/** A non-empty row. Cells are the unmodified text of the sheet. */
export type SheetRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly issues?: readonly IndexedIssue[];
};

/** Rows in order: an array, or lazy rows (`viewRows.ts`), which are re-created on access and should be copied for random access. */
export type SheetRows = readonly SheetRow[] | LazyRows;

/** `rowAt` accepts indexes from 0 to `length` − 1. */
export type LazyRows = Iterable<SheetRow> & {
  readonly length: number;
  readonly rowAt: (index: number) => SheetRow;
};

/** The content of one sheet before its table is located. */
export type RawTable = {
  /** Name of the sheet in a workbook; null for text files. */
  readonly sheet: string | null;
  /** Hidden sheets are listed without rows. */
  readonly hidden: boolean;
  /** The non-empty rows. */
  readonly rows: SheetRows;
  /** Numbers of the rows that a workbook hides; absent: none. */
  readonly hiddenRows?: readonly number[];
  /** Number of the last row; trailing empty rows count in text files only. */
  readonly lastRow: number;
  /** Date system, if not 1900. */
  readonly dates?: DateSystem;
};

/** The content of a file in any format. */
export type Workbook = {
  readonly file: string;
  readonly encoding: SheetEncoding;
  readonly tables: readonly RawTable[];
};

/** A heading that gives a status to the rows below it, up to the next one; row 0 is the name of the sheet. */
export type StatusSection = { readonly row: number; readonly status: OfferStatus };

/** The operator's table as text. Row numbers are those of spreadsheets, from 1: a row with line breaks counts once, empty rows
 *  count too. */
export type Sheet = {
  readonly file: string;
  readonly sheet: string | null;
  readonly encoding: SheetEncoding;
  readonly headerRow: number;
  /** Trimmed headers; may be empty. */
  readonly header: readonly string[];
  readonly rows: SheetRows;
  /** Number of skipped empty rows below the header. */
  readonly blankRows: number;
  /** In the order of their rows; absent: none. */
  readonly statusSections?: readonly StatusSection[];
  /** Numbers of the hidden rows below the header; absent: none. */
  readonly hiddenRows?: readonly number[];
  /** Date system, if not 1900. */
  readonly dates?: DateSystem;
};

import type { CellIssue } from '@/importer/issues/rowIssue';
import type { SheetEncoding } from '@/importer/issues/sheetEncoding';
import type { DateSystem } from './dateText';

/** A problem that a cell has before anybody knows what its column speaks of; `index` counts cells from 0. */
export type IndexedIssue = { readonly index: number; readonly issue: CellIssue };

/** One row that holds something. Cells are the text of the sheet, untouched. */
export type SheetRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly issues?: readonly IndexedIssue[];
};

/** Rows from the top: all of them, or such as are made each time they are asked for (`viewRows.ts`). Whoever goes back and forth
 *  takes a copy. */
export type SheetRows = readonly SheetRow[] | LazyRows;

/** `rowAt` takes places from 0 to `length` − 1. */
export type LazyRows = Iterable<SheetRow> & {
  readonly length: number;
  readonly rowAt: (index: number) => SheetRow;
};

/** Everything that stands on one sheet of a file, before anybody knows where its table begins and ends. */
export type RawTable = {
  /** Name of the sheet in a workbook; null where the file is one sheet. */
  readonly sheet: string | null;
  /** Hidden sheets are named and not read: they have no rows here. */
  readonly hidden: boolean;
  /** The rows that hold something. */
  readonly rows: SheetRows;
  /** Number of the last row; empty rows below the last one that holds something count in text files only. */
  readonly lastRow: number;
  /** How days are counted on it, where not from 1900. */
  readonly dates?: DateSystem;
};

/** A file that was read, whatever its format. */
export type Workbook = {
  readonly file: string;
  readonly encoding: SheetEncoding;
  readonly tables: readonly RawTable[];
};

/** The operator's table as text. Row numbers are those of a spreadsheet program, from 1:
 *  a row whose cells hold line breaks counts once, an empty row counts too. */
export type Sheet = {
  readonly file: string;
  readonly sheet: string | null;
  readonly encoding: SheetEncoding;
  readonly headerRow: number;
  /** Headers as written, without spaces around them; may hold empty ones. */
  readonly header: readonly string[];
  readonly rows: SheetRows;
  /** Rows under the header that hold nothing and were passed over. */
  readonly blankRows: number;
  /** How days are counted on it, where not from 1900. */
  readonly dates?: DateSystem;
};

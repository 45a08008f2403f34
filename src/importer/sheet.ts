/** Encodings a sheet may come in; UTF-16 only where its byte order mark says so. */
export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** One row that holds something. Cells are the text of the sheet, untouched. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] };

/** The operator's table as text. Row numbers are those of a spreadsheet program, from 1:
 *  a row whose cells hold line breaks counts once, an empty row counts too. */
export type Sheet = {
  readonly file: string;
  readonly sheet: string | null;
  readonly encoding: SheetEncoding;
  readonly headerRow: number;
  /** Headers as written, without spaces around them; may hold empty ones. */
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Rows under the header that hold nothing and were passed over. */
  readonly blankRows: number;
};

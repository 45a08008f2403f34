import { CsvError, parse } from 'csv-parse/sync';
import type { Delimiter } from './findDelimiter';

/** What a text of records fell into; `closed` is false if it ends inside quotes, and then its last record is not among them. */
export type SplitRecords = { readonly records: readonly (readonly string[])[]; readonly isClosed: boolean };

/** Splits text into records and those into cells, as spreadsheet programs have it: a record ends at CRLF, LF or CR; quotes inside an
 *  unquoted cell are text. An empty line is a record of one empty cell, but for the last one.
 *  @param text  UTF-8 or a string */
export function splitRecords(text: string | Uint8Array, delimiter: Delimiter): SplitRecords {
  const records: (readonly string[])[] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (cells: readonly string[]) => {
        records.push(cells);
        // csv-parse keeps what is given back; the records are kept here already.
        return null;
      },
    });
    return { records, isClosed: true };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, isClosed: false };
  }
}

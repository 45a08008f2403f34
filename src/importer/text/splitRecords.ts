import { CsvError, parse } from 'csv-parse/sync';
import type { Delimiter } from './findDelimiter';

/** `isClosed` is false if the text ends inside quotes; the last record is then missing. */
export type SplitRecords = { readonly records: readonly (readonly string[])[]; readonly isClosed: boolean };

/** Splits text into records and cells like spreadsheets: records end at CRLF, LF or CR; quotes inside an unquoted cell are text.
 *  An empty line is a record of one empty cell, unless it is the last line.
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
        // Returning null prevents csv-parse from collecting the records itself.
        return null;
      },
    });
    return { records, isClosed: true };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, isClosed: false };
  }
}

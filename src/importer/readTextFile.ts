import { CsvError, parse } from 'csv-parse/sync';
import { fail, ok, type Result } from '@/base/result';
import { type Delimiter, findDelimiter } from './findDelimiter';
import { findUndecodable } from './findUndecodable';
import { Refusal } from './refusal';
import { type CellIssue, placeIssue, type RowIssue } from './rowIssue';
import type { RawTable, SheetRow, Workbook } from './sheet';
import { createTextPool } from './textPool';
import { toUtf8 } from './toUtf8';

/** Reads a CSV or TSV file into rows of text: encoding and delimiter are found, quotes and line breaks in cells are kept.
 *  @returns  its only table, or why it cannot be read at all: undecodable bytes (an issue a cell), a quote that never closes
 *  @throws   Refusal `html` | `other-file` for a web page or XML */
export function readTextFile(file: string, bytes: Uint8Array): Result<Workbook, readonly RowIssue[]> {
  const { utf8, encoding, badOffsets } = toUtf8(bytes);
  const beginning = new TextDecoder().decode(utf8.subarray(0, BEGINNING));
  refuseMarkup(beginning);
  const table = splitRecords(file, utf8, findDelimiter(beginning));
  if (!table.ok) return table;
  if (badOffsets.length > 0) return fail(findUndecodable(file, table.value.rows, encoding, badOffsets));
  return ok({ file, encoding, tables: [table.value] });
}

/** Bytes from which it can be told what a file is. */
const BEGINNING = 1 << 18;

/** Programs of the web give tables as pages and call them .xls. */
function refuseMarkup(beginning: string): void {
  const start = beginning.slice(0, 1000).trimStart().toLowerCase();
  if (/^<(?:!doctype html|html|head|meta|table|div|style)\b/.test(start)) {
    throw new Refusal({ code: 'html', expected: { kind: 'savedSheet' }, got: 'HTML', suggestion: null });
  }
  if (start.startsWith('<?xml')) {
    throw new Refusal({ code: 'other-file', expected: { kind: 'sheetFile' }, got: 'XML', suggestion: null });
  }
}

/** Splits text into records. Quotes inside an unquoted cell are text, as spreadsheet programs have it. */
function splitRecords(file: string, utf8: Uint8Array, delimiter: Delimiter): Result<RawTable, readonly RowIssue[]> {
  const pool = createTextPool();
  const rows: SheetRow[] = [];
  let lastRow = 0;
  try {
    parse(utf8, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (cells: readonly string[]) => {
        lastRow += 1;
        if (cells.some((cell) => cell.trim() !== ''))
          rows.push({ row: lastRow, cells: cells.map((cell) => pool(withoutGuard(cell))) });
        // csv-parse keeps what is given back; the rows are kept here already.
        return null;
      },
    });
    return ok({ sheet: null, hidden: false, rows, lastRow });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const issue: CellIssue = { code: 'broken-quotes', expected: { kind: 'closedQuote' }, got: '"', suggestion: null };
    return fail([placeIssue(issue, { file, sheet: null, row: lastRow + 1, column: null })]);
  }
}

/** Programs that export codes write ="007", so that no spreadsheet program takes them for numbers. */
function withoutGuard(cell: string): string {
  return cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1) : cell;
}

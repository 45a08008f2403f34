import { CsvError, parse } from 'csv-parse/sync';
import { fail, ok, type Result } from '@/base/result';
import { decodeText } from './decodeText';
import { findDelimiter } from './findDelimiter';
import { type CellIssue, placeIssue, type RowIssue } from './rowIssue';
import type { Sheet, SheetRow } from './sheet';

/** Reads a CSV or TSV file into rows of text: the delimiter is found, quotes and line breaks in cells are kept.
 *  @param file   name for the issues, as the operator knows it
 *  @returns      the sheet, or why it cannot be read at all: undecodable bytes (one issue a row), a quote that never closes,
 *                no header */
export function readSheet(file: string, bytes: Uint8Array): Result<Sheet, readonly RowIssue[]> {
  const { text, encoding, badOffset } = decodeText(bytes);
  const records = splitRecords(file, text);
  if (!records.ok) return records;
  const rows: SheetRow[] = records.value.map((cells, index) => ({ row: index + 1, cells }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header, ...body] = filled;
  if (header === undefined) return fail([issueAt(file, 1, EMPTY_SHEET)]);
  const headers = header.cells.map((cell) => cell.trim());
  if (badOffset !== null) return fail(findUndecodable(file, headers, filled, badOffset));
  return ok({
    file,
    sheet: null,
    encoding,
    headerRow: header.row,
    header: headers,
    rows: body,
    blankRows: rows.length - header.row - body.length,
  });
}

const EMPTY_SHEET: CellIssue = { code: 'empty-sheet', expected: { kind: 'header' }, got: '', suggestion: null };

/** Splits text into records. Quotes inside an unquoted cell are text, as spreadsheet programs have it. */
function splitRecords(file: string, text: string): Result<readonly string[][], readonly RowIssue[]> {
  try {
    const records = parse(text, {
      delimiter: findDelimiter(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    return ok(records);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.records === 'number' ? error.records + 1 : 1;
    const issue: CellIssue = { code: 'broken-quotes', expected: { kind: 'closedQuote' }, got: '"', suggestion: null };
    return fail([issueAt(file, row, issue)]);
  }
}

/** Points at the first unreadable cell of every row that has one. */
function findUndecodable(
  file: string,
  headers: readonly string[],
  rows: readonly SheetRow[],
  offset: number,
): readonly RowIssue[] {
  return rows.flatMap(({ row, cells }) => {
    const index = cells.findIndex((cell) => cell.includes('\uFFFD'));
    if (index < 0) return [];
    const issue: CellIssue = {
      code: 'undecodable',
      expected: { kind: 'utf8', offset },
      got: cells[index] ?? '',
      suggestion: null,
    };
    return [placeIssue(issue, { file, sheet: null, row, column: headers[index] ?? null })];
  });
}

function issueAt(file: string, row: number, issue: CellIssue): RowIssue {
  return placeIssue(issue, { file, sheet: null, row, column: null });
}

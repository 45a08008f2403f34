import { fail, ok, type Result } from '@/base/result';
import { Refusal } from '@/importer/issues/refusal';
import { type CellIssue, placeIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { RawTable, Workbook } from '@/importer/sheet/sheet';
import { chunkRows } from './chunkRows';
import { type Delimiter, findDelimiter } from './findDelimiter';
import { findUndecodable } from './findUndecodable';
import { toUtf8 } from './toUtf8';

/** Reads a CSV or TSV file into rows of text: encoding and delimiter are found, quotes and line breaks in cells are kept.
 *  @returns  its only table, or why it cannot be read at all: undecodable bytes (an issue a cell), a quote that never closes
 *  @throws   Refusal `html` | `other-file` for a web page or XML */
export function readTextFile(file: string, bytes: Uint8Array): Result<Workbook, readonly RowIssue[]> {
  const { utf8, encoding, badOffsets } = toUtf8(bytes);
  const beginning = new TextDecoder().decode(utf8.subarray(0, BEGINNING));
  refuseMarkup(beginning);
  const table = cutTable(file, utf8, findDelimiter(beginning));
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

function cutTable(file: string, utf8: Uint8Array, delimiter: Delimiter): Result<RawTable, readonly RowIssue[]> {
  const cut = chunkRows(utf8, delimiter);
  if (cut.ok) return ok({ sheet: null, hidden: false, rows: cut.value.rows, lastRow: cut.value.records });
  const issue: CellIssue = { code: 'broken-quotes', expected: { kind: 'closedQuote' }, got: '"', suggestion: null };
  return fail([placeIssue(issue, { file, sheet: null, row: cut.error, column: null })]);
}

import { fail, ok, type Result } from '@/base/result';
import { Refusal } from '@/importer/issues/refusal';
import { type CellIssue, locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { RawTable, Workbook } from '@/importer/sheet/sheet';
import { checkTextBytes, checkTextCells } from './checkTextSize';
import { chunkRows } from './chunkRows';
import { type Delimiter, findDelimiter } from './findDelimiter';
import { findUndecodable } from './findUndecodable';
import { toUtf8 } from './toUtf8';

/** Reads a CSV or TSV file, detecting encoding and delimiter.
 *  @returns  its table, or why it cannot be read: undecodable bytes (an issue per cell) or an unclosed quote
 *  @throws  Refusal `too-large`; `html` | `other-file` for a web page or XML */
export function readTextFile(file: string, bytes: Uint8Array): Result<Workbook, readonly RowIssue[]> {
  checkTextBytes(bytes.length);
  const { utf8, encoding, badOffsets } = toUtf8(bytes);
  const sample = new TextDecoder().decode(utf8.subarray(0, SAMPLE_BYTES));
  refuseMarkup(sample);
  const delimiter = findDelimiter(sample);
  checkTextCells(utf8, delimiter);
  const table = readTable(file, utf8, delimiter);
  if (!table.ok) return table;
  if (badOffsets.length > 0) return fail(findUndecodable(file, table.value.rows, encoding, badOffsets));
  return ok({ file, encoding, tables: [table.value] });
}

/** Length of the start of the file in which markup and the delimiter are detected. */
const SAMPLE_BYTES = 1 << 18;

/** Some web applications export HTML tables as .xls. */
function refuseMarkup(sample: string): void {
  const start = sample.slice(0, 1000).trimStart().toLowerCase();
  if (/^<(?:!doctype html|html|head|meta|table|div|style)\b/.test(start)) {
    throw new Refusal({ code: 'html', expected: { kind: 'savedSheet' }, got: 'HTML', suggestion: null });
  }
  if (start.startsWith('<?xml')) {
    throw new Refusal({ code: 'other-file', expected: { kind: 'sheetFile' }, got: 'XML', suggestion: null });
  }
}

function readTable(file: string, utf8: Uint8Array, delimiter: Delimiter): Result<RawTable, readonly RowIssue[]> {
  const chunked = chunkRows(utf8, delimiter);
  if (chunked.ok) return ok({ sheet: null, hidden: false, rows: chunked.value.rows, lastRow: chunked.value.records });
  const issue: CellIssue = { code: 'broken-quotes', expected: { kind: 'closedQuote' }, got: '"', suggestion: null };
  return fail([locateIssue(issue, { file, sheet: null, row: chunked.error, column: null })]);
}

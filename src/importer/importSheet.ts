import { ok, type Result } from '@/base/result';
import type { Offer, OfferCode } from '@/domain/offer';
import type { RowIssue } from './issues/rowIssue';
import type { SheetEncoding } from './issues/sheetEncoding';
import { cleanCell } from './lexical/cleanCell';
import { readWorkbook } from './readWorkbook';
import { type BoundTable, bindTables } from './rows/bindTables';
import { codeColumnOf, findCodeColumn } from './rows/checkCodes';
import { createCodeCheck, type DuplicateCheck } from './rows/duplicateCheck';
import { parseRow } from './rows/parseRow';
import { type RefusedRow, toRefusedRow } from './rows/refusedRows';
import type { ImportTarget } from './rows/sheetContext';
import type { Workbook } from './sheet/sheet';

/** Result of an import. `rows` is always `accepted` + `refused`; `offers` are those of the accepted rows, in order. */
export type SheetImport = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** The refused rows, in order. */
  readonly refusedRows: readonly RefusedRow[];
  /** Empty rows, which are not counted as rows. */
  readonly blankRows: number;
  readonly offers: readonly Offer[];
  /** Warnings about skipped sheets, then the issues of each sheet from its first row. */
  readonly issues: readonly RowIssue[];
};

/** Called every few thousand rows.
 *  @param done  of `total` rows */
export type ImportProgress = (done: number, total: number) => void;

/** Imports one file with all rows of all its sheets, and reports every problem. An error in a header refuses all rows below it.
 *  @param file  name for the issues, as known to the operator
 *  @returns  the import, or why the file cannot be read as a table */
export function importSheet(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
  onProgress?: ImportProgress,
): Result<SheetImport, readonly RowIssue[]> {
  const read = readWorkbook(file, bytes);
  return read.ok ? importWorkbook(read.value, target, onProgress) : read;
}

/** Imports a workbook that was already read. */
export function importWorkbook(
  workbook: Workbook,
  target: ImportTarget,
  onProgress: ImportProgress = () => {},
): Result<SheetImport, readonly RowIssue[]> {
  const bound = bindTables(workbook, target);
  if (!bound.ok) return bound;
  const { tables, skippedSheets } = bound.value;
  const rows = tables.reduce((sum, { sheet }) => sum + sheet.rows.length, 0);
  const blankRows = tables.reduce((sum, { sheet }) => sum + sheet.blankRows, 0);
  const codes = createCodeCheck(tables.map(codeColumnOf));
  const read: Offer[] = [];
  const issuesByTable: RowIssue[][] = [];
  const refused: RefusedRow[][] = tables.map(() => []);
  let done = 0;
  const reportRow = () => {
    if (done++ % STEP === 0) onProgress(done - 1, rows);
  };
  for (const [index, table] of tables.entries()) {
    issuesByTable.push(readRows(table, index, codes, { offers: read, refused: refused[index] ?? [] }, reportRow));
  }
  const refusedRowNumbers = refused.map((rows) => new Set(rows.map(({ row }) => row)));
  for (const { table, issue } of codes.issues()) {
    issuesByTable[table]?.push(issue);
    const { sheet, row } = issue;
    if (refusedRowNumbers[table]?.has(row) === false)
      refused[table]?.push({ sheet, row, code: issue.got as OfferCode });
  }
  const offers = codes.duplicateCount() === 0 ? read : read.filter(({ code }) => !codes.isDuplicate(code));
  const issues = [...skippedSheets];
  for (const tableIssues of issuesByTable)
    for (const issue of tableIssues.sort((a, b) => a.row - b.row)) issues.push(issue);
  const accepted = offers.length;
  const refusedRows = refused.flatMap((tableIssues) => tableIssues.sort((a, b) => a.row - b.row));
  const { encoding } = workbook;
  return ok({ encoding, rows, accepted, refused: rows - accepted, refusedRows, blankRows, offers, issues });
}

/** Rows between two progress reports. */
const STEP = 2048;

/** Offers and refused rows of a table. */
type RowResults = { readonly offers: Offer[]; readonly refused: RefusedRow[] };

/** Parses the rows of a table into offers and refused rows, and collects their codes.
 *  @returns  the issues of the header and of each row, except duplicate codes */
function readRows(
  { sheet, columns, context, headerIssues, isHeaderValid, skippedRows }: BoundTable,
  table: number,
  codes: DuplicateCheck,
  { offers, refused }: RowResults,
  reportRow: () => void,
): RowIssue[] {
  const tableIssues: RowIssue[] = [...headerIssues, ...skippedRows];
  const code = findCodeColumn(columns)?.index ?? -1;
  for (const row of sheet.rows) {
    reportRow();
    const parsed = parseRow(row, context);
    codes.add(cleanCell(row.cells[code]), table, row.row);
    tableIssues.push(...(parsed.ok ? parsed.value.warnings : parsed.error));
    if (isHeaderValid && parsed.ok) offers.push(parsed.value.offer);
    else refused.push(toRefusedRow(sheet.sheet, row, code));
  }
  return tableIssues;
}

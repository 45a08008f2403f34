import { ok, type Result } from '@/base/result';
import type { Offer, OfferCode } from '@/domain/offer';
import type { RowIssue } from './issues/rowIssue';
import type { SheetEncoding } from './issues/sheetEncoding';
import { cleanCell } from './lexical/cleanCell';
import { readWorkbook } from './readWorkbook';
import { type BoundTable, bindTables } from './rows/bindTables';
import { codeColumnOf, findCodeColumn } from './rows/checkCodes';
import { createCodeCheck, type DuplicateCheck } from './rows/codeCheck';
import { parseRow } from './rows/parseRow';
import { type RefusedRow, toRefusedRow } from './rows/refusedRows';
import type { ImportTarget } from './rows/sheetContext';
import type { Workbook } from './sheet/sheet';

/** What became of a file. `rows` = `accepted` + `refused`, always; `offers` are those of the accepted rows, in their order. */
export type SheetImport = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** The refused rows in their order, as many as `refused`. */
  readonly refusedRows: readonly RefusedRow[];
  /** Empty rows, which are no rows. */
  readonly blankRows: number;
  readonly offers: readonly Offer[];
  /** Sheet by sheet, each from its first row down; before them the sheets that were left aside. */
  readonly issues: readonly RowIssue[];
};

/** Hears how far an import has come, every few thousand rows.
 *  @param done  of `total` rows */
export type ImportProgress = (done: number, total: number) => void;

/** Imports one file: all rows of all its sheets, with all their problems at once. An error in a header refuses every row below it.
 *  @param file  name for the issues, as the operator knows it
 *  @returns     the import, or why the file cannot be read as a table at all */
export function importSheet(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
  onProgress?: ImportProgress,
): Result<SheetImport, readonly RowIssue[]> {
  const read = readWorkbook(file, bytes);
  return read.ok ? importWorkbook(read.value, target, onProgress) : read;
}

/** Imports a file that is read already. */
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

/** Rows between two words of progress. */
const STEP = 2048;

/** What a table's rows came to; each row adds to one of the two. */
type RowResults = { readonly offers: Offer[]; readonly refused: RefusedRow[] };

/** Reads the rows of one table: adds their offers, names those that have none, and notes their codes.
 *  @returns  what is wrong with the header, and with each row but for its code standing elsewhere too */
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

import { ok, type Result } from '@/base/result';
import type { Offer, OfferCode } from '@/domain/offer';
import type { RowIssue } from './issues/rowIssue';
import type { SheetEncoding } from './issues/sheetEncoding';
import { cleanCell } from './lexical/cleanCell';
import { readWorkbook } from './readWorkbook';
import { type BoundTable, bindTables } from './rows/bindTables';
import { codeColumnOf, findCodeColumn } from './rows/checkCodes';
import { type CodeCheck, openCodeCheck } from './rows/codeCheck';
import { parseRow } from './rows/parseRow';
import { nameRefusedRow, type RefusedRow } from './rows/refusedRows';
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
  const { tables, aside } = bound.value;
  const rows = tables.reduce((sum, { sheet }) => sum + sheet.rows.length, 0);
  const blankRows = tables.reduce((sum, { sheet }) => sum + sheet.blankRows, 0);
  const codes = openCodeCheck(tables.map(codeColumnOf));
  const read: Offer[] = [];
  const found: RowIssue[][] = [];
  const refused: RefusedRow[][] = tables.map(() => []);
  let done = 0;
  const pass = () => {
    if (done++ % STEP === 0) onProgress(done - 1, rows);
  };
  for (const [index, table] of tables.entries()) {
    found.push(readRows(table, index, codes, { offers: read, refused: refused[index] ?? [] }, pass));
  }
  const failed = refused.map((rows) => new Set(rows.map(({ row }) => row)));
  for (const { table, issue } of codes.issues()) {
    found[table]?.push(issue);
    const { sheet, row } = issue;
    if (failed[table]?.has(row) === false) refused[table]?.push({ sheet, row, code: issue.got as OfferCode });
  }
  const offers = codes.repeated() === 0 ? read : read.filter(({ code }) => !codes.isRepeated(code));
  const issues = [...aside];
  for (const own of found) for (const issue of own.sort((a, b) => a.row - b.row)) issues.push(issue);
  const accepted = offers.length;
  const refusedRows = refused.flatMap((own) => own.sort((a, b) => a.row - b.row));
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
  { sheet, columns, context, headerIssues, headerHolds, passed }: BoundTable,
  table: number,
  codes: CodeCheck,
  { offers, refused }: RowResults,
  pass: () => void,
): RowIssue[] {
  const own: RowIssue[] = [...headerIssues, ...passed];
  const code = findCodeColumn(columns)?.index ?? -1;
  for (const row of sheet.rows) {
    pass();
    const parsed = parseRow(row, context);
    codes.note(cleanCell(row.cells[code]), table, row.row);
    own.push(...(parsed.ok ? parsed.value.warnings : parsed.error));
    if (headerHolds && parsed.ok) offers.push(parsed.value.offer);
    else refused.push(nameRefusedRow(sheet.sheet, row, code));
  }
  return own;
}

import { ok, type Result } from '@/base/result';
import type { Offer } from '@/domain/offer';
import type { ColumnMap } from './columns/columnMap';
import type { IssueCode, RowIssue } from './issues/rowIssue';
import type { SheetEncoding } from './issues/sheetEncoding';
import { readWorkbook } from './readWorkbook';
import { bindTables } from './rows/bindTables';
import { checkCodes, findCodeColumn } from './rows/checkCodes';
import { type CodeIndex, createCodeIndex, type RowReference } from './rows/codeIndex';
import { MAX_LISTED_ROWS } from './rows/duplicateCheck';
import { findRow, type OpenTable, openTable } from './rows/openTable';
import { type RefusedRow, toRefusedRow } from './rows/refusedRows';
import type { ImportTarget } from './rows/sheetContext';
import type { RawTable, SheetRow, Workbook } from './sheet/sheet';
import { poolTexts } from './sheet/textPool';
import { withCell } from './sheet/withCell';

/** State of a row: refused, accepted with a warning, or fine. */
export type RowState = 'fine' | 'warning' | 'error';

/** The current state of a row. */
export type CheckedRow = { readonly row: SheetRow; readonly state: RowState; readonly issues: readonly RowIssue[] };

/** Replacement text of a cell; `column` is an index from 0, `row` the number in the sheet, including the header's. */
export type CellFix = {
  readonly sheet: string | null;
  readonly row: number;
  readonly column: number;
  readonly text: string;
};

/** Effect of a fix: one row or, after a header change, all rows were parsed again; `unknown` if there is no such row. */
export type FixEffect = 'row' | 'everything' | 'unknown';

/** An imported file that stays open for fixes. Its results always equal those of `importSheet` for the corrected file, except
 *  that emptied rows remain rows, that columns without a header are checked only when the file is opened or a header changes, and
 *  that the issues of a code in very many rows list only the first rows. */
export type OpenImport = {
  readonly encoding: SheetEncoding;
  readonly tables: () => readonly OpenTable[];
  /** Warnings about skipped sheets. */
  readonly skippedSheets: () => readonly RowIssue[];
  /** The current content of visible sheets, including titles and notes. */
  readonly sheets: () => readonly RawTable[];
  readonly state: (table: number, row: number) => RowState;
  readonly check: (table: number, row: number) => CheckedRow;
  /** Issue codes of a row, including repeated ones; cheaper than the issues. */
  readonly issueCodes: (table: number, row: number) => readonly IssueCode[];
  /** The offers of all accepted rows, in order. */
  readonly offers: () => readonly Offer[];
  /** All refused rows, in order. */
  readonly refusedRows: () => readonly RefusedRow[];
  /** Replaces the text of a cell. Restoring the file's text also restores issues found before parsing. */
  readonly fix: (fix: CellFix) => FixEffect;
  /** The current text of a cell; empty if there is no such row. */
  readonly text: (cell: Omit<CellFix, 'text'>) => string;
  /** Binds the columns by another map and parses every row again.
   *  @returns  false, without any change, if no table would remain */
  readonly remap: (map: ColumnMap) => boolean;
};

type BoundImport = {
  readonly tables: readonly OpenTable[];
  readonly skippedSheets: readonly RowIssue[];
  readonly codes: CodeIndex;
};
type EditableTable = Omit<RawTable, 'rows'> & { readonly rows: SheetRow[] };

/** Imports a file and keeps it open.
 *  @param file  name for the issues, as known to the operator
 *  @returns  the open import, or why the file cannot be read as a table */
export function openImport(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
): Result<OpenImport, readonly RowIssue[]> {
  const read = readWorkbook(file, bytes);
  if (!read.ok) return read;
  const sheets: readonly EditableTable[] = read.value.tables.map((table) => ({
    ...table,
    rows: poolTexts(table.rows),
  }));
  const originals = sheets.map(({ rows }) => [...rows]);
  const workbook: Workbook = { ...read.value, tables: sheets };
  const initial = bind(workbook, target);
  if (!initial.ok) return initial;
  let binding = initial.value;
  let map = target.map;
  const tableAt = (table: number) => itemAt(binding.tables, table);
  const isRepeated = (table: number, row: number) => binding.codes.rowsOf(tableAt(table).codeAt(row)).length > 1;

  const state = (table: number, row: number): RowState => {
    const parsed = tableAt(table).parsedAt(row);
    if (!parsed.ok || isRepeated(table, row)) return 'error';
    return parsed.value.warnings.length > 0 ? 'warning' : 'fine';
  };
  const check = (table: number, row: number): CheckedRow => {
    const parsed = tableAt(table).parsedAt(row);
    const own = parsed.ok ? parsed.value.warnings : parsed.error;
    const issues = isRepeated(table, row) ? [...own, ...findDuplicates(binding, table, row)] : own;
    return { row: tableAt(table).rowAt(row), state: state(table, row), issues };
  };
  const issueCodes = (table: number, row: number): readonly IssueCode[] => {
    const parsed = tableAt(table).parsedAt(row);
    const own = (parsed.ok ? parsed.value.warnings : parsed.error).map(({ code }) => code);
    return isRepeated(table, row) ? [...own, 'duplicate'] : own;
  };
  const offers = () =>
    binding.tables.flatMap((open, table) => {
      const accepted: Offer[] = [];
      for (let row = 0; open.isHeaderValid && row < open.size; row++) {
        const parsed = open.parsedAt(row);
        if (parsed.ok && !isRepeated(table, row)) accepted.push(parsed.value.offer);
      }
      return accepted;
    });
  const refusedRows = () =>
    binding.tables.flatMap((open, table) => {
      const code = findCodeColumn(open.columns)?.index ?? -1;
      const refused: RefusedRow[] = [];
      for (let row = 0; row < open.size; row++) {
        if (open.isHeaderValid && state(table, row) !== 'error') continue;
        refused.push(toRefusedRow(open.sheet.sheet, open.rowAt(row), code));
      }
      return refused;
    });
  const fixRow = (table: number, index: number, row: SheetRow) => {
    const open = tableAt(table);
    const before = open.codeAt(index);
    open.replace(index, row);
    if (open.codeAt(index) === before) return;
    binding.codes.remove(before, { table, index });
    binding.codes.add(open.codeAt(index), { table, index });
  };
  const findSheetRow = ({ sheet, row }: Pick<CellFix, 'sheet' | 'row'>) => {
    const index = sheets.findIndex((one) => one.sheet === sheet && !one.hidden);
    const rows = sheets[index]?.rows ?? [];
    const rowIndex = findRow(rows, row);
    return { rows, rowIndex, current: rows[rowIndex], original: originals[index]?.[rowIndex] };
  };
  const fix = ({ sheet, row, column, text }: CellFix): FixEffect => {
    const { rows, rowIndex, current, original } = findSheetRow({ sheet, row });
    if (current === undefined || original === undefined) return 'unknown';
    const table = binding.tables.findIndex((one) => one.sheet.sheet === sheet);
    const index = binding.tables[table]?.find(row) ?? -1;
    const next = withCell(current, original, column, text);
    rows[rowIndex] = next;
    if (index >= 0) {
      fixRow(table, index, next);
      return 'row';
    }
    if (rebind(map)) return 'everything';
    // A sheet without its only row would have no table.
    rows[rowIndex] = current;
    return 'unknown';
  };
  const rebind = (next: ColumnMap | undefined): boolean => {
    const rebound = bind(workbook, next === undefined ? target : { ...target, map: next });
    if (rebound.ok) binding = rebound.value;
    return rebound.ok;
  };
  return ok({
    encoding: workbook.encoding,
    tables: () => binding.tables,
    skippedSheets: () => binding.skippedSheets,
    sheets: () => sheets.filter(({ hidden }) => !hidden),
    state,
    check,
    issueCodes,
    offers,
    refusedRows,
    fix,
    text: (cell) => findSheetRow(cell).current?.cells[cell.column] ?? '',
    remap: (next) => {
      if (!rebind(next)) return false;
      map = next;
      return true;
    },
  });
}

function bind(workbook: Workbook, target: ImportTarget): Result<BoundImport, readonly RowIssue[]> {
  const found = bindTables(workbook, target);
  if (!found.ok) return found;
  const tables = found.value.tables.map(openTable);
  const codes = createCodeIndex();
  for (const [table, open] of tables.entries()) {
    for (let row = 0; row < open.size; row++) codes.add(open.codeAt(row), { table, index: row });
  }
  return ok({ tables, skippedSheets: found.value.skippedSheets, codes });
}

/** Returns the duplicate-code issues of a row. */
function findDuplicates({ tables, codes }: BoundImport, table: number, rowIndex: number): readonly RowIssue[] {
  const current = itemAt(tables, table);
  const occurrences = codes
    .rowsOf(current.codeAt(rowIndex))
    .filter((reference, index) => index < MAX_LISTED_ROWS || isCurrent(reference));
  const sheets = tables.map(({ sheet, columns, rowAt }, index) => ({
    sheet: { ...sheet, rows: rowsAt(rowAt, index) },
    columns,
  }));
  return checkCodes(sheets).filter(
    (issue) => issue.sheet === current.sheet.sheet && issue.row === current.rowAt(rowIndex).row,
  );

  function isCurrent(reference: RowReference): boolean {
    return reference.table === table && reference.index === rowIndex;
  }

  function rowsAt(row: OpenTable['rowAt'], index: number): readonly SheetRow[] {
    const own = occurrences.filter((reference) => reference.table === index).map((reference) => reference.index);
    return own.sort((a, b) => a - b).map(row);
  }
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`expected a table from 0 to ${items.length - 1}, got ${index}`);
  return item;
}

import { fail, ok, type Result } from '@/base/result';
import { bindColumns } from '@/importer/columns/bindColumns';
import { NO_MAP, namesWith } from '@/importer/columns/columnMap';
import type { FoundTable } from '@/importer/columns/findTable';
import { findTables } from '@/importer/columns/findTables';
import type { Column } from '@/importer/fields/fields';
import { fileIssue } from '@/importer/issues/refusal';
import { hasErrors, type RowIssue } from '@/importer/issues/rowIssue';
import type { Sheet, Workbook } from '@/importer/sheet/sheet';
import { type ImportTarget, prepareContext, type SheetContext } from './sheetContext';

/** A table with bound columns, ready to parse its rows. */
export type BoundTable = {
  readonly sheet: Sheet;
  readonly columns: readonly Column[];
  readonly context: SheetContext;
  /** Issues of the header; an error refuses every row. */
  readonly headerIssues: readonly RowIssue[];
  readonly isHeaderValid: boolean;
  /** A warning for each skipped row. */
  readonly skippedRows: readonly RowIssue[];
};

/** At least one table, and a warning for each skipped sheet. */
export type BoundTables = { readonly tables: readonly BoundTable[]; readonly skippedSheets: readonly RowIssue[] };

/** Finds the tables of a file and binds their columns.
 *  @returns  an error if all visible sheets are empty */
export function bindTables(workbook: Workbook, target: ImportTarget): Result<BoundTables, readonly RowIssue[]> {
  const { tables, skippedSheets } = findTables(workbook, namesWith(target.map ?? NO_MAP, target.spec));
  if (tables.length === 0) return fail([...skippedSheets, fileIssue(workbook.file, EMPTY_SHEET)]);
  return ok({ tables: tables.map((table) => bindTable(table, target)), skippedSheets });
}

const EMPTY_SHEET = { code: 'empty-sheet', expected: { kind: 'header' }, got: '', suggestion: null } as const;

function bindTable({ sheet, skippedRows }: FoundTable, target: ImportTarget): BoundTable {
  const { columns, issues } = bindColumns(sheet, target.spec, target.settings, target.map);
  const context = prepareContext(sheet, columns, target);
  return { sheet, columns, context, headerIssues: issues, isHeaderValid: !hasErrors(issues), skippedRows };
}

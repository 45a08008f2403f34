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

/** A table of a file whose columns are known, ready for its rows to be read. */
export type BoundTable = {
  readonly sheet: Sheet;
  readonly columns: readonly Column[];
  readonly context: SheetContext;
  /** What is wrong with the header; an error among it refuses every row. */
  readonly headerIssues: readonly RowIssue[];
  readonly isHeaderValid: boolean;
  /** A warning at each row that is no row of the table. */
  readonly skippedRows: readonly RowIssue[];
};

/** The tables of a file, at least one, and a warning at each sheet that was left aside. */
export type BoundTables = { readonly tables: readonly BoundTable[]; readonly skippedSheets: readonly RowIssue[] };

/** Finds the tables of a file and binds their columns.
 *  @returns  or that nothing stands on any sheet that is shown */
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

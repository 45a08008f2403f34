import type { Column } from '@/importer/fields/fields';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { Sheet } from '@/importer/sheet/sheet';
import { type CodeColumn, createCodeCheck } from './duplicateCheck';

/** A sheet with its known columns. */
export type BoundSheet = { readonly sheet: Sheet; readonly columns: readonly Column[] };

/** Reports codes that occur in several rows, including refused ones, with an issue per occurrence. */
export function checkCodes(sheets: readonly BoundSheet[]): readonly RowIssue[] {
  const check = createCodeCheck(sheets.map(codeColumnOf));
  for (const [table, { sheet, columns }] of sheets.entries()) {
    const index = findCodeColumn(columns)?.index ?? -1;
    if (index >= 0) for (const { row, cells } of sheet.rows) check.add(cleanCell(cells[index]), table, row);
  }
  return check.issues().map(({ issue }) => issue);
}

/** Returns the code column of a sheet for issues. */
export function codeColumnOf({ sheet, columns }: BoundSheet): CodeColumn {
  return { sheet, header: findCodeColumn(columns)?.header ?? '' };
}

/** Returns the code column, if any. */
export function findCodeColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ field }) => field.kind === 'own' && field.own === 'code');
}

import type { Column } from '@/importer/fields/fields';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { Sheet } from '@/importer/sheet/sheet';
import { type CodeColumn, createCodeCheck } from './codeCheck';

/** A sheet with its known columns. */
export type BoundSheet = { readonly sheet: Sheet; readonly columns: readonly Column[] };

/** Finds codes that stand in several rows of the sheets, refused rows included: an issue at each of the places, naming others. */
export function checkCodes(sheets: readonly BoundSheet[]): readonly RowIssue[] {
  const check = createCodeCheck(sheets.map(codeColumnOf));
  for (const [table, { sheet, columns }] of sheets.entries()) {
    const index = findCodeColumn(columns)?.index ?? -1;
    if (index >= 0) for (const { row, cells } of sheet.rows) check.add(cleanCell(cells[index]), table, row);
  }
  return check.issues().map(({ issue }) => issue);
}

/** Where the codes of a sheet stand, to say so. */
export function codeColumnOf({ sheet, columns }: BoundSheet): CodeColumn {
  return { sheet, header: findCodeColumn(columns)?.header ?? '' };
}

/** The column of codes; undefined where there is none. */
export function findCodeColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ field }) => field.kind === 'own' && field.own === 'code');
}

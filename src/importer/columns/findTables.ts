import type { Field, HeaderNames } from '@/importer/fields/fields';
import { locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { RawTable, Workbook } from '@/importer/sheet/sheet';
import { type FoundTable, findTable } from './findTable';

/** The tables with offers, and a warning for each skipped sheet. */
export type FoundTables = { readonly tables: readonly FoundTable[]; readonly skippedSheets: readonly RowIssue[] };

/** Finds the tables of a file: all visible sheets whose header names code or price and one more column. Without any, the first
 *  non-empty sheet is used to report what is wrong with its header. */
export function findTables(workbook: Workbook, names: HeaderNames): FoundTables {
  const found = workbook.tables
    .filter(({ hidden }) => !hidden)
    .flatMap((table) => findTable(workbook, table, names) ?? []);
  const offers = found.filter(holdsOffers);
  const tables = offers.length > 0 ? offers : found.slice(0, 1);
  const taken = new Set(tables.map(({ sheet }) => sheet.sheet));
  const filled = new Set(found.map(({ sheet }) => sheet.sheet));
  const skippedSheets = workbook.tables.flatMap((table) => {
    if (table.hidden) return [skipSheet(workbook, table, 'hidden-sheet', 'shownSheet')];
    return taken.has(table.sheet) || !filled.has(table.sheet)
      ? []
      : [skipSheet(workbook, table, 'other-sheet', 'offerSheet')];
  });
  return { tables, skippedSheets };
}

function holdsOffers({ fields }: FoundTable): boolean {
  return fields.size > 1 && [...fields].some(isKey);
}

function isKey(field: Field): boolean {
  return field.kind === 'own' && (field.own === 'code' || field.own === 'price');
}

function skipSheet(
  { file }: Workbook,
  { sheet }: RawTable,
  code: 'hidden-sheet' | 'other-sheet',
  kind: 'shownSheet' | 'offerSheet',
): RowIssue {
  const issue = { code, expected: { kind }, got: sheet ?? '', suggestion: null };
  return locateIssue(issue, { file, sheet, row: 1, column: null });
}

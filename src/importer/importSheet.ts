import { fail, ok, type Result } from '@/base/result';
import type { Offer } from '@/domain/offer';
import { bindColumns } from './bindColumns';
import { checkCodes } from './checkCodes';
import { NO_MAP, namesWith } from './columnMap';
import type { FoundTable } from './findTable';
import { findTables } from './findTables';
import { parseRow } from './parseRow';
import { readWorkbook } from './readWorkbook';
import { placeRefusal } from './refusal';
import { type CellIssue, hasErrors, type RowIssue } from './rowIssue';
import { type ImportTarget, prepareContext, type SheetContext } from './sheetContext';
import type { SheetEncoding } from './sheetEncoding';

/** What became of a file. `rows` = `accepted` + `refused`, always; `offers` are those of the accepted rows, in their order. */
export type SheetImport = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** Empty rows, which are no rows. */
  readonly blankRows: number;
  readonly offers: readonly Offer[];
  /** Sheet by sheet, each from its first row down; before them the sheets that were left aside. */
  readonly issues: readonly RowIssue[];
};

/** Imports one file: all rows of all its sheets, with all their problems at once. An error in a header refuses every row below it.
 *  @param file  name for the issues, as the operator knows it
 *  @returns     the import, or why the file cannot be read as a table at all */
export function importSheet(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
): Result<SheetImport, readonly RowIssue[]> {
  const read = readWorkbook(file, bytes);
  if (!read.ok) return read;
  const { tables, aside } = findTables(read.value, namesWith(target.map ?? NO_MAP, target.spec));
  if (tables.length === 0) return fail([...aside, placeRefusal(file, EMPTY_SHEET)]);
  const bound = tables.map((table) => bindTable(table, target));
  const repeats = groupRepeats(bound);
  const offers: Offer[] = [];
  const issues: RowIssue[] = [...aside];
  for (const table of bound) importTable(table, repeats.get(table.sheet.sheet) ?? new Map(), offers, issues);
  const rows = tables.reduce((sum, { sheet }) => sum + sheet.rows.length, 0);
  const blankRows = tables.reduce((sum, { sheet }) => sum + sheet.blankRows, 0);
  const accepted = offers.length;
  return ok({ encoding: read.value.encoding, rows, accepted, refused: rows - accepted, blankRows, offers, issues });
}

const EMPTY_SHEET: CellIssue = { code: 'empty-sheet', expected: { kind: 'header' }, got: '', suggestion: null };

type BoundTable = FoundTable & { readonly context: SheetContext; readonly headerIssues: readonly RowIssue[] };

function bindTable(table: FoundTable, target: ImportTarget): BoundTable {
  const { columns, issues } = bindColumns(table.sheet, target.spec, target.settings, target.map);
  return { ...table, context: prepareContext(table.sheet, columns, target), headerIssues: issues };
}

/** Adds what the rows of one table say to the offers and issues of the file. */
function importTable(
  { sheet, context, headerIssues, passed }: BoundTable,
  repeats: RowIssues,
  offers: Offer[],
  issues: RowIssue[],
): void {
  const headerHolds = !hasErrors(headerIssues);
  const own: RowIssue[] = [...headerIssues, ...passed];
  for (const row of sheet.rows) {
    const parsed = parseRow(row, context);
    const repeated = repeats.get(row.row) ?? [];
    own.push(...(parsed.ok ? parsed.value.warnings : parsed.error), ...repeated);
    if (headerHolds && parsed.ok && repeated.length === 0) offers.push(parsed.value.offer);
  }
  for (const issue of own.sort((a, b) => a.row - b.row)) issues.push(issue);
}

/** Row → its issues. */
type RowIssues = ReadonlyMap<number, readonly RowIssue[]>;

/** Repeated codes by sheet and row. */
function groupRepeats(tables: readonly BoundTable[]): ReadonlyMap<string | null, RowIssues> {
  const groups = new Map<string | null, Map<number, RowIssue[]>>();
  for (const issue of checkCodes(tables.map(({ sheet, context }) => ({ sheet, columns: context.columns })))) {
    const rows = groups.get(issue.sheet) ?? new Map<number, RowIssue[]>();
    groups.set(issue.sheet, rows);
    rows.set(issue.row, [...(rows.get(issue.row) ?? []), issue]);
  }
  return groups;
}

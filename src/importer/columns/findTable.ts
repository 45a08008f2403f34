import type { OwnColumn } from '@/importer/fields/columnNames';
import { type Field, findFields, type HeaderNames } from '@/importer/fields/fields';
import { isRemarksHeader } from '@/importer/fields/remarksHeader';
import { type IssueCode, locateIssue, type RowIssue, type SkippedRow } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { RawTable, Sheet, SheetRow, SheetRows, StatusSection, Workbook } from '@/importer/sheet/sheet';
import { changeRows, findRowAt, pickRows, rowAt, skipRows } from '@/importer/sheet/viewRows';
import { classifyRows, headingStatus } from './classifyRows';
import { joinHeader } from './joinHeader';
import { readStatusHeading } from './statusHeading';

/** A table found on a sheet. */
export type FoundTable = {
  readonly sheet: Sheet;
  /** The distinct known columns in its header. */
  readonly fields: ReadonlySet<Field>;
  /** A warning for each skipped row. */
  readonly skippedRows: readonly RowIssue[];
};

/** Number of rows searched for the header. */
const MAX_SEARCHED_ROWS = 20;

/** Finds the table on a sheet: its header is the first row that names code and price, else the row with most known columns, else
 *  the first row. Rows above it are titles; notes, totals and repeated headers below it are skipped.
 *  @returns  null for an empty sheet */
export function findTable({ file, encoding }: Workbook, table: RawTable, names: HeaderNames): FoundTable | null {
  const { lastRow } = table;
  const index = findHeader(table.rows, names);
  const first = findRowAt(table.rows, index);
  if (first === undefined) return null;
  const joined = joinHeader(first, findRowAt(table.rows, index + 1), names);
  const last = joined === null ? index : index + 1;
  const remarks = (joined ?? first).cells.findIndex(isRemarksHeader);
  const rows = remarks < 0 ? table.rows : omitRemarks(table.rows, remarks, last);
  const header = emptyCell(joined ?? first, remarks);
  const nextRow = skipRows(rows, last + 1);
  const pass = (kind: SkippedRow, { row, cells }: SheetRow) => {
    const got = cells.map(cleanCell).filter((cell) => cell !== '');
    const expected = { kind: 'offerRow', skipped: kind } as const;
    const issue = { code: CODES[kind], expected, got: got.join(' '), suggestion: null };
    return locateIssue(issue, { file, sheet: table.sheet, row, column: null });
  };
  const classified = classifyRows(nextRow, header, ownColumns(header, names));
  const titles = Array.from({ length: index }, (_, above) => rowAt(rows, above));
  const headings = [...titles, ...classified.skipped.flatMap(({ kind, row }) => (kind === 'section' ? [row] : []))];
  const statusSections = findSections(table.sheet, headings);
  const hiddenRows = table.hiddenRows?.filter((row) => row > header.row) ?? [];
  const sheet: Sheet = {
    file,
    sheet: table.sheet,
    encoding,
    headerRow: header.row,
    header: widen(
      header.cells.map((cell) => cell.trim()),
      table,
    ),
    rows: classified.rows,
    blankRows: lastRow - header.row - nextRow.length,
    ...(table.dates === undefined ? {} : { dates: table.dates }),
    ...(statusSections.length === 0 ? {} : { statusSections }),
    ...(hiddenRows.length === 0 ? {} : { hiddenRows }),
  };
  const skippedRows = [
    ...titles.map((row) => pass(headingStatus(row.cells) === null ? 'title' : 'section', row)),
    ...classified.skipped.map(({ kind, row }) => pass(kind, row)),
  ];
  return { sheet, fields: fieldsOf(header, names), skippedRows };
}

const CODES: Readonly<Record<SkippedRow, IssueCode>> = {
  title: 'title-row',
  header: 'header-row',
  note: 'note-row',
  total: 'total-row',
  section: 'section-row',
};

/** Finds the statuses that the name of the sheet and headings give to rows. */
function findSections(sheet: string | null, headings: readonly SheetRow[]): readonly StatusSection[] {
  const named = sheet === null ? null : readStatusHeading(sheet);
  return [
    ...(named === null ? [] : [{ row: 0, status: named }]),
    ...headings.flatMap(({ row, cells }) => {
      const status = headingStatus(cells);
      return status === null ? [] : [{ row, status }];
    }),
  ];
}

/** Clears the remarks column of an earlier import, which must not affect classification.
 *  @param header  index of the header's last row */
function omitRemarks(rows: SheetRows, remarks: number, header: number): SheetRows {
  const cleared = changeRows(rows, (row) => emptyCell(row, remarks));
  const columnIndexes: number[] = [];
  let index = 0;
  for (const { cells } of cleared) {
    if (index <= header || cells.some((cell) => cleanCell(cell) !== '')) columnIndexes.push(index);
    index += 1;
  }
  return pickRows(cleared, Uint32Array.from(columnIndexes));
}

function emptyCell(row: SheetRow, column: number): SheetRow {
  return { ...row, cells: row.cells.map((cell, index) => (index === column ? '' : cell)) };
}

/** Returns the index of the header: offers follow the first row that names code and price, whatever later rows name. */
function findHeader(rows: SheetRows, names: HeaderNames): number {
  const first = Array.from({ length: Math.min(rows.length, MAX_SEARCHED_ROWS) }, (_, index) => rowAt(rows, index));
  const named = first.map((row) => fieldsOf(row, names));
  const isWhole = named.findIndex((fields) => namesOwn(fields, 'code') && namesOwn(fields, 'price'));
  if (isWhole >= 0) return isWhole;
  const bestMatch = Math.max(0, ...named.map(({ size }) => size));
  return bestMatch === 0 ? 0 : named.findIndex(({ size }) => size === bestMatch);
}

function namesOwn(fields: ReadonlySet<Field>, own: OwnColumn): boolean {
  return [...fields].some((field) => field.kind === 'own' && field.own === own);
}

function fieldsOf({ cells }: SheetRow, names: HeaderNames): ReadonlySet<Field> {
  return new Set(cells.flatMap((cell) => (cell.trim() === '' ? [] : findFields(names, cell))));
}

/** Returns the indexes of the columns that distinguish offers from remarks. */
function ownColumns({ cells }: SheetRow, names: HeaderNames): ReadonlyMap<OwnColumn, number> {
  const columns = new Map<OwnColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const [field] = cell.trim() === '' ? [] : findFields(names, cell);
    if (field?.kind === 'own' && !columns.has(field.own)) columns.set(field.own, index);
  }
  return columns;
}

/** In a workbook, text after the last header is in a column without a name, not shifted by a comma. */
function widen(header: readonly string[], { sheet, rows }: RawTable): readonly string[] {
  if (sheet === null) return header;
  let width = header.length;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  return [...header, ...new Array<string>(width - header.length).fill('')];
}

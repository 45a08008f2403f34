import type { Locale } from '@/domain/localized';
import { isRemarksHeader, REMARKS_HEADER } from '@/importer/fields/remarksHeader';
import { formatRemark } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { SheetRows } from '@/importer/sheet/sheet';

/** Separates the remarks of one row. */
const REMARK_SEPARATOR = '\n';

/** The non-empty rows of a sheet including the header; `headerRow` is null if no header was found. */
export type AnnotatedTable = { readonly headerRow: number | null; readonly rows: SheetRows };

/** Copies a sheet with a remarks column that lists the problems of each row. Rows keep their numbers, including empty ones;
 *  header problems are listed in the first row below the header. Remarks of an earlier import are replaced.
 *  @param issues  those of this sheet */
export function* annotateSheet(
  { headerRow, rows }: AnnotatedTable,
  issues: readonly RowIssue[],
  locale: Locale,
): Generator<readonly string[], void> {
  const column = findRemarkColumn(rows, headerRow);
  const remarks = collectRemarks(issues, headerRow, locale);
  const write = (row: number, cells: readonly string[]) => {
    const remark = row === headerRow ? REMARKS_HEADER[locale] : (remarks.get(row) ?? []).join(REMARK_SEPARATOR);
    return cells.length === 0 && remark === '' ? [] : withRemark(cells, column, remark);
  };
  let next = 1;
  for (const { row, cells } of rows) {
    for (; next < row; next++) yield write(next, []);
    yield write(row, cells);
    next = row + 1;
  }
  const last = [...remarks.keys()].reduce((max, row) => Math.max(max, row), 0);
  for (; next <= last; next++) yield write(next, []);
}

/** Returns the index of the existing remarks column, or of a new one after all others. */
function findRemarkColumn(rows: SheetRows, headerRow: number | null): number {
  let width = 0;
  for (const { row, cells } of rows) {
    const existingColumn = row === headerRow ? cells.findIndex(isRemarksHeader) : -1;
    if (existingColumn >= 0) return existingColumn;
    width = Math.max(width, cells.length);
  }
  return width;
}

function withRemark(cells: readonly string[], column: number, remark: string): readonly string[] {
  const width = Math.max(column + 1, cells.length);
  return Array.from({ length: width }, (_, index) => (index === column ? remark : (cells[index] ?? '')));
}

/** Row → its remarks. */
function collectRemarks(
  issues: readonly RowIssue[],
  headerRow: number | null,
  locale: Locale,
): ReadonlyMap<number, readonly string[]> {
  const remarks = new Map<number, string[]>();
  for (const issue of issues) {
    const row = issue.row === headerRow ? headerRow + 1 : issue.row;
    const existing = remarks.get(row);
    if (existing === undefined) remarks.set(row, [formatRemark(issue, locale)]);
    else existing.push(formatRemark(issue, locale));
  }
  return remarks;
}

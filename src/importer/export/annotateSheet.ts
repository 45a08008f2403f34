import type { Locale } from '@/domain/localized';
import { isRemarksHeader, REMARKS_HEADER } from '@/importer/fields/remarksHeader';
import { formatRemark } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { SheetRows } from '@/importer/sheet/sheet';

/** Between the remarks of one row. */
const REMARK_SEPARATOR = '\n';

/** The rows of a sheet that hold something, the header among them; `headerRow` is null where no header was found. */
export type AnnotatedTable = { readonly headerRow: number | null; readonly rows: SheetRows };

/** Copies a sheet with one more column that says what is wrong with each row. Rows keep their numbers, so rows that hold nothing
 *  are there too; what is wrong with the header stands in the first row below it. A copy that is annotated again has its
 *  old remarks replaced.
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

/** Index of the column of remarks: the one that is there, or one behind all others. */
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

/** Row → what is said beside it. */
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

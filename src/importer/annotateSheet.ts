import { formatRemark, type IssueLocale } from './formatIssue';
import type { RowIssue } from './rowIssue';
import type { SheetRow } from './sheet';

/** Header of the column of remarks. No field of an offer is called so: importing the copy leaves the column aside. */
export const REMARKS_HEADER: Readonly<Record<IssueLocale, string>> = { zh: '导入问题', en: 'Import issues' };

/** Between the remarks of one row. */
const BREAK = '\n';

/** The rows of a sheet that hold something, the header among them; `headerRow` is null where no header was found. */
export type AnnotatedTable = { readonly headerRow: number | null; readonly rows: readonly SheetRow[] };

/** Copies a sheet with one more column that says what is wrong with each row. Rows keep their numbers, so rows that hold nothing
 *  are there too; what is wrong with the header stands in the first row below it. A copy that is annotated again has its
 *  old remarks replaced.
 *  @param issues  those of this sheet */
export function* annotateSheet(
  { headerRow, rows }: AnnotatedTable,
  issues: readonly RowIssue[],
  locale: IssueLocale,
): Generator<readonly string[], void> {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const earlier = (cellsOf.get(headerRow ?? 0) ?? []).findIndex(isRemarksHeader);
  const place = earlier >= 0 ? earlier : rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const remarks = collectRemarks(issues, headerRow, locale);
  const lastRow = [...cellsOf.keys(), ...remarks.keys()].reduce((last, row) => Math.max(last, row), 0);
  for (let row = 1; row <= lastRow; row++) {
    const cells = cellsOf.get(row) ?? [];
    const remark = row === headerRow ? REMARKS_HEADER[locale] : (remarks.get(row) ?? []).join(BREAK);
    yield cells.length === 0 && remark === '' ? [] : withRemark(cells, place, remark);
  }
}

function withRemark(cells: readonly string[], place: number, remark: string): readonly string[] {
  const width = Math.max(place + 1, cells.length);
  return Array.from({ length: width }, (_, at) => (at === place ? remark : (cells[at] ?? '')));
}

/** True for the header of the column that `annotateSheet` adds. */
export function isRemarksHeader(name: string): boolean {
  return Object.values(REMARKS_HEADER).includes(name.trim());
}

/** Row → what is said beside it. */
function collectRemarks(
  issues: readonly RowIssue[],
  headerRow: number | null,
  locale: IssueLocale,
): ReadonlyMap<number, readonly string[]> {
  const remarks = new Map<number, string[]>();
  for (const issue of issues) {
    const row = issue.row === headerRow ? headerRow + 1 : issue.row;
    const said = remarks.get(row);
    if (said === undefined) remarks.set(row, [formatRemark(issue, locale)]);
    else said.push(formatRemark(issue, locale));
  }
  return remarks;
}

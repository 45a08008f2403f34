import { formatRemark, type IssueLocale } from './formatIssue';
import type { RowIssue } from './rowIssue';
import type { Sheet } from './sheet';

/** Header of the column of remarks. No field of an offer is called so: importing the copy leaves the column aside. */
export const REMARKS_HEADER: Readonly<Record<IssueLocale, string>> = { zh: '导入问题', en: 'Import issues' };

/** Between the remarks of one row. */
const BREAK = '\n';

/** Copies a sheet with one more column that says what is wrong with each row. Rows keep their numbers, so rows that hold nothing
 *  are there too; what is wrong with the header stands in the first row below it. A copy that is annotated again has its
 *  old remarks replaced.
 *  @param issues  those of this sheet */
export function* annotateSheet(
  { headerRow, header, rows }: Pick<Sheet, 'headerRow' | 'header' | 'rows'>,
  issues: readonly RowIssue[],
  locale: IssueLocale,
): Generator<readonly string[], void> {
  const earlier = header.findIndex((name) => Object.values(REMARKS_HEADER).includes(name));
  const place = earlier >= 0 ? earlier : rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const withRemark = (cells: readonly string[], remark: string): readonly string[] =>
    Array.from({ length: Math.max(place + 1, cells.length) }, (_, at) => (at === place ? remark : (cells[at] ?? '')));
  const remarks = collectRemarks(issues, headerRow, locale);
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const lastRow = [...cellsOf.keys(), ...remarks.keys()].reduce((last, row) => Math.max(last, row), headerRow);
  for (let row = 1; row < headerRow; row++) yield [];
  yield withRemark(header, REMARKS_HEADER[locale]);
  for (let row = headerRow + 1; row <= lastRow; row++) {
    const cells = cellsOf.get(row);
    const said = (remarks.get(row) ?? []).join(BREAK);
    yield cells === undefined && said === '' ? [] : withRemark(cells ?? [], said);
  }
}

/** Row → what is said beside it. */
function collectRemarks(
  issues: readonly RowIssue[],
  headerRow: number,
  locale: IssueLocale,
): ReadonlyMap<number, readonly string[]> {
  const remarks = new Map<number, string[]>();
  for (const issue of issues) {
    const row = Math.max(issue.row, headerRow + 1);
    const said = remarks.get(row);
    if (said === undefined) remarks.set(row, [formatRemark(issue, locale)]);
    else said.push(formatRemark(issue, locale));
  }
  return remarks;
}

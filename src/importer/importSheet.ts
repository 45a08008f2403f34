import { ok, type Result } from '@/base/result';
import type { Offer } from '@/domain/offer';
import { bindColumns } from './bindColumns';
import { checkCodes } from './checkCodes';
import { parseRow } from './parseRow';
import { readSheet } from './readSheet';
import { hasErrors, type RowIssue } from './rowIssue';
import type { SheetEncoding } from './sheet';
import { type ImportTarget, prepareContext } from './sheetContext';

/** What became of a sheet. `rows` = `accepted` + `refused`, always; `offers` are those of the accepted rows, in their order. */
export type SheetImport = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** Empty rows, which are no rows. */
  readonly blankRows: number;
  readonly offers: readonly Offer[];
  /** In the order of the sheet: header first, then row by row. */
  readonly issues: readonly RowIssue[];
};

/** Imports one sheet: all its rows, with all their problems at once. An error in the header refuses every row.
 *  @param file  name for the issues, as the operator knows it
 *  @returns     the import, or why the file cannot be read as a table at all */
export function importSheet(
  file: string,
  bytes: Uint8Array,
  target: ImportTarget,
): Result<SheetImport, readonly RowIssue[]> {
  const read = readSheet(file, bytes);
  if (!read.ok) return read;
  const sheet = read.value;
  const bound = bindColumns(sheet, target.spec, target.settings, target.map);
  const context = prepareContext(sheet, bound.columns, target);
  const repeated = groupByRow(checkCodes(sheet, context));
  const headerHolds = !hasErrors(bound.issues);
  const offers: Offer[] = [];
  const issues: RowIssue[] = [...bound.issues];
  for (const row of sheet.rows) {
    const parsed = parseRow(row, context);
    const repeats = repeated.get(row.row) ?? [];
    issues.push(...(parsed.ok ? parsed.value.warnings : parsed.error), ...repeats);
    if (headerHolds && parsed.ok && repeats.length === 0) offers.push(parsed.value.offer);
  }
  const { encoding, rows, blankRows } = sheet;
  const accepted = offers.length;
  return ok({ encoding, rows: rows.length, accepted, refused: rows.length - accepted, blankRows, offers, issues });
}

function groupByRow(issues: readonly RowIssue[]): ReadonlyMap<number, readonly RowIssue[]> {
  const groups = new Map<number, RowIssue[]>();
  for (const issue of issues) {
    const group = groups.get(issue.row);
    if (group === undefined) groups.set(issue.row, [issue]);
    else group.push(issue);
  }
  return groups;
}

import type { OfferCode } from '@/domain/offer';
import { parseCode } from '@/importer/cells/parseCode';
import { ISSUE_SEVERITIES } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';

/** A row that became no offer. `code` is null where its code cell is empty or cannot be read; `sheet` is null where the file is
 *  one sheet. */
export type RefusedRow = { readonly sheet: string | null; readonly row: number; readonly code: OfferCode | null };

/** Names a refused row by the offer it was meant to be.
 *  @param column  place of the column of codes; -1 where there is none */
export function toRefusedRow(sheet: string | null, row: SheetRow, column: number): RefusedRow {
  const isUnreadable = row.issues?.some(
    ({ index, issue }) => index === column && ISSUE_SEVERITIES[issue.code] === 'error',
  );
  const text = isUnreadable === true ? '' : cleanCell(row.cells[column]);
  const code = text === '' ? null : parseCode(text);
  return { sheet, row: row.row, code: code?.ok ? code.value : null };
}

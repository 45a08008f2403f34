import type { OfferCode } from '@/domain/offer';
import { parseCode } from '@/importer/cells/parseCode';
import { ISSUE_SEVERITIES } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';

/** A row without an offer. `code` is null if its code cell is empty or unreadable; `sheet` is null for text files. */
export type RefusedRow = { readonly sheet: string | null; readonly row: number; readonly code: OfferCode | null };

/** Describes a refused row by the code of its offer.
 *  @param column  index of the code column; -1 if there is none */
export function toRefusedRow(sheet: string | null, row: SheetRow, column: number): RefusedRow {
  const isUnreadable = row.issues?.some(
    ({ index, issue }) => index === column && issue.code !== 'struck-out' && ISSUE_SEVERITIES[issue.code] === 'error',
  );
  const text = isUnreadable === true ? '' : cleanCell(row.cells[column]);
  const code = text === '' ? null : parseCode(text);
  return { sheet, row: row.row, code: code?.ok ? code.value : null };
}

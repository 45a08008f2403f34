import type { OfferStatus } from '@/domain/offer';
import { fieldIdOf } from '@/importer/fields/fields';
import type { RowDraft } from '@/importer/fields/rowDraft';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { findStatus } from '@/importer/listing/findStatus';
import type { SheetRow, StatusSection } from '@/importer/sheet/sheet';
import type { SheetContext } from './sheetContext';

/** A problem of a title or note that states a status. */
export type StatedStatus = { readonly header: string; readonly issue: CellIssue };

/** Adds the status that a title or note states (【已售】) if nothing else in the row does: a sold offer must never appear available.
 *  Listing texts have been parsed before.
 *  @returns  a warning for each such text, or for each that contradicts the row's status */
export function addStatedStatus(
  draft: RowDraft,
  { cells }: SheetRow,
  { columns, listing }: SheetContext,
): readonly StatedStatus[] {
  const own = draft.status;
  return columns.flatMap((column): readonly StatedStatus[] => {
    const id = fieldIdOf(column.field);
    if ((id !== 'title' && id !== 'note') || column.index === listing?.column.index) return [];
    const text = cleanCell(cells[column.index]);
    const found = findStatus(text);
    if (found === null || found.status === own) return [];
    const got = text.slice(found.span.start, found.span.end);
    if (own === undefined) {
      draft.status ??= found.status;
      const expected = { kind: 'statusColumn', status: found.status } as const;
      return [{ header: column.header, issue: { code: 'status-from-text', expected, got, suggestion: null } }];
    }
    const statusColumn = columns.find(({ field }) => fieldIdOf(field) === 'status')?.header ?? 'status';
    const expected = { kind: 'sameAsColumn', column: statusColumn } as const;
    return [{ header: column.header, issue: { code: 'listing-differs', expected, got, suggestion: null } }];
  });
}

/** Returns the status that the last heading above a row gives to it; null if there is none.
 *  @param sections  in the order of their rows */
export function sectionStatus(sections: readonly StatusSection[], row: number): OfferStatus | null {
  let from = 0;
  let to = sections.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sections[middle]?.row ?? row) < row) from = middle + 1;
    else to = middle;
  }
  return sections[from - 1]?.status ?? null;
}

import { parseDisplayText } from '@/importer/cells/parseDisplayText';
import { fieldIdOf } from '@/importer/fields/fields';
import type { RowDraft } from '@/importer/fields/rowDraft';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { fillDraft } from '@/importer/listing/fillDraft';
import type { ListingValues } from '@/importer/listing/listingValues';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { SheetContext } from './sheetContext';

/** Values of a listing text (null without one), and all its issues. */
export type ListingResult = { readonly values: ListingValues | null; readonly issues: readonly CellIssue[] };

/** Adds the values of the row's listing text to a draft, after its other cells, and stores the text for display. */
export function addListing(draft: RowDraft, row: SheetRow, { listing, columns }: SheetContext): ListingResult {
  const text = listing === null ? '' : cleanCell(row.cells[listing.column.index]);
  if (listing === null || text === '') return NOTHING;
  const checked = parseDisplayText(text);
  const isTitle = fieldIdOf(listing.column.field) === 'title';
  // The title's own reader has reported the problem.
  if (!checked.ok) return { values: null, issues: isTitle ? [] : [checked.error] };
  const values = listing.read(text);
  if (!isTitle) storeText(draft, text);
  return { values, issues: [...values.issues, ...fillDraft(draft, values, columns)] };
}

const NOTHING: ListingResult = { values: null, issues: [] };

/** Stores a listing text as the title or, if there already is one, as the note, so that it is visible and searchable. */
function storeText(draft: RowDraft, text: string): void {
  if (draft.title === undefined) draft.title = text;
  else draft.note ??= text;
}

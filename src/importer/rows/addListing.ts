import { parseWords } from '@/importer/cells/parseWords';
import type { Draft } from '@/importer/fields/draft';
import { fieldIdOf } from '@/importer/fields/fields';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { fillDraft } from '@/importer/listing/fillDraft';
import type { ListingValues } from '@/importer/listing/told';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { SheetContext } from './sheetContext';

/** All that a listing text says (null without one), and every problem of it. */
export type ListingResult = { readonly values: ListingValues | null; readonly issues: readonly CellIssue[] };

/** Adds to a draft what the listing text of its row says, when its other cells are known, and keeps the text to be shown. */
export function addListing(draft: Draft, row: SheetRow, { listing, columns }: SheetContext): ListingResult {
  const text = listing === null ? '' : cleanCell(row.cells[listing.column.index]);
  if (listing === null || text === '') return NOTHING;
  const checked = parseWords(text);
  const isTitle = fieldIdOf(listing.column.field) === 'title';
  // The title's own reading has said what is wrong with it.
  if (!checked.ok) return { values: null, issues: isTitle ? [] : [checked.error] };
  const values = listing.read(text);
  if (!isTitle) storeText(draft, text);
  return { values, issues: [...values.issues, ...fillDraft(draft, values, columns)] };
}

const NOTHING: ListingResult = { values: null, issues: [] };

/** A listing text is the title of an offer without one, else its note, so that it can be seen and searched. */
function storeText(draft: Draft, text: string): void {
  if (draft.title === undefined) draft.title = text;
  else draft.note ??= text;
}

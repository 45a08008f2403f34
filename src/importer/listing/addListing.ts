import { parseWords } from '@/importer/cells/parseWords';
import { cleanCell } from '@/importer/cleanCell';
import type { Draft } from '@/importer/draft';
import { fieldIdOf } from '@/importer/fields';
import type { CellIssue } from '@/importer/rowIssue';
import type { SheetRow } from '@/importer/sheet';
import type { SheetContext } from '@/importer/sheetContext';
import { fillDraft } from './fillDraft';
import { readListing } from './readListing';
import type { Told } from './told';

/** A draft with what its listing text adds, all that the text says (null without one), and every problem of it. */
export type ListedDraft = {
  readonly draft: Draft;
  readonly told: Told | null;
  readonly issues: readonly CellIssue[];
};

/** Reads the listing text of a row, when its other cells are known, and keeps it to be shown. */
export function addListing(draft: Draft, row: SheetRow, { listing, columns }: SheetContext): ListedDraft {
  const text = listing === null ? '' : cleanCell(row.cells[listing.column.index]);
  if (listing === null || text === '') return { draft, told: null, issues: [] };
  const words = parseWords(text);
  const isTitle = fieldIdOf(listing.column.field) === 'title';
  // The title's own reading has said what is wrong with it.
  if (!words.ok) return { draft, told: null, issues: isTitle ? [] : [words.error] };
  const told = readListing(text, listing.game);
  const filled = fillDraft(isTitle ? draft : keepText(draft, text), told, columns);
  return { draft: filled.draft, told, issues: [...told.issues, ...filled.issues] };
}

/** A listing text is the title of an offer without one, else its note, so that it can be seen and searched. */
function keepText(draft: Draft, text: string): Draft {
  if (draft.title === undefined) return { ...draft, title: text };
  return draft.note === undefined ? { ...draft, note: text } : draft;
}

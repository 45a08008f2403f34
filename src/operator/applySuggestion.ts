import type { CellIssue } from '@/importer/rowIssue';

/** The text of a cell once a suggestion is taken: it replaces what the issue is about, and leaves the rest of the cell.
 *  @returns  null if there is no suggestion, or nothing to put it in the place of */
export function applySuggestion(cell: string, { got, suggestion }: CellIssue): string | null {
  if (suggestion === null) return null;
  if (got === '' || cell.trim() === got) return suggestion;
  const at = cell.indexOf(got);
  return at < 0 ? null : cell.slice(0, at) + suggestion + cell.slice(at + got.length);
}

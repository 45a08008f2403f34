import type { CellIssue } from '@/importer/issues/rowIssue';

/** The text of a cell once a suggestion is taken: it replaces what the issue is about, and leaves the rest of the cell.
 *  @returns  null if there is no suggestion, or nothing to put it in the place of */
export function applySuggestion(cell: string, { got, suggestion }: CellIssue): string | null {
  if (suggestion === null) return null;
  if (got === '' || cell.trim() === got) return suggestion;
  const at = findEntry(cell, got);
  return at < 0 ? null : cell.slice(0, at) + suggestion + cell.slice(at + got.length);
}

const BEGINS_ENTRY = /(?:^|[;；|｜,，、､/／\r\n])[^\S\r\n]*$/;
const ENDS_ENTRY = /^[^\S\r\n]*(?:$|[;；|｜,，、､/／\r\n])/;

/** Place of a text where it is a whole entry of the cell, not a part of another one; -1 if there is none. */
function findEntry(cell: string, entry: string): number {
  for (let at = cell.indexOf(entry); at >= 0; at = cell.indexOf(entry, at + 1)) {
    if (BEGINS_ENTRY.test(cell.slice(0, at)) && ENDS_ENTRY.test(cell.slice(at + entry.length))) return at;
  }
  return -1;
}

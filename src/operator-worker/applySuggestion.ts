import type { CellIssue } from '@/importer/issues/rowIssue';

/** The text of a cell once a suggestion is taken: it replaces what the issue is about, and leaves the rest of the cell.
 *  @returns  null if there is no suggestion, or nothing to put it in the place of */
export function applySuggestion(cell: string, { got, suggestion }: CellIssue): string | null {
  if (suggestion === null) return null;
  if (got === '' || cell.trim() === got) return suggestion;
  const index = findEntry(cell, got);
  return index < 0 ? null : cell.slice(0, index) + suggestion + cell.slice(index + got.length);
}

const ENTRY_START = /(?:^|[;；|｜,，、､/／\r\n])[^\S\r\n]*$/;
const ENTRY_END = /^[^\S\r\n]*(?:$|[;；|｜,，、､/／\r\n])/;

/** Place of a text where it is a whole entry of the cell, not a part of another one; -1 if there is none. */
function findEntry(cell: string, entry: string): number {
  for (let index = cell.indexOf(entry); index >= 0; index = cell.indexOf(entry, index + 1)) {
    if (ENTRY_START.test(cell.slice(0, index)) && ENTRY_END.test(cell.slice(index + entry.length))) return index;
  }
  return -1;
}

import type { CellIssue } from '@/importer/issues/rowIssue';

/** Returns a cell's text with a suggestion applied in place of the text that the issue is about.
 *  @returns  null if there is no suggestion, or no text to replace */
export function applySuggestion(cell: string, { got, suggestion }: CellIssue): string | null {
  if (suggestion === null) return null;
  if (got === '' || cell.trim() === got) return suggestion;
  const index = findEntry(cell, got);
  return index < 0 ? null : cell.slice(0, index) + suggestion + cell.slice(index + got.length);
}

const ENTRY_START = /(?:^|[;；|｜,，、､/／\r\n])[^\S\r\n]*$/;
const ENTRY_END = /^[^\S\r\n]*(?:$|[;；|｜,，、､/／\r\n])/;

/** Returns the offset of a text that is a whole entry of the cell, or -1. */
function findEntry(cell: string, entry: string): number {
  for (let index = cell.indexOf(entry); index >= 0; index = cell.indexOf(entry, index + 1)) {
    if (ENTRY_START.test(cell.slice(0, index)) && ENTRY_END.test(cell.slice(index + entry.length))) return index;
  }
  return -1;
}

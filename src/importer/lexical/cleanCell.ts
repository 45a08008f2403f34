import { unescapeCell } from './escapeFormula';

/** Text of a cell without spaces around it, its line breaks as one character each, and without the apostrophe that kept a
 *  spreadsheet program from taking it for a formula.
 *  @param cell  undefined where the row is shorter than the header: an empty cell */
export function cleanCell(cell: string | undefined): string {
  const text = (cell ?? '').trim();
  return unescapeCell(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
}

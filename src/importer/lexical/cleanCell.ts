import { unescapeCell } from './escapeFormula';

/** Trims a cell, normalises its line breaks and removes the apostrophe that escapes a formula.
 *  @param cell  undefined if the row is shorter than the header */
export function cleanCell(cell: string | undefined): string {
  const text = (cell ?? '').trim();
  return unescapeCell(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
}

/** What a spreadsheet program takes for a formula, or drops, at the beginning of a cell; apostrophes before it are how it is
 *  told not to. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before the text of a cell that a spreadsheet program would take for a formula, so that a listing cannot
 *  make it compute or fetch anything. Other texts stay as they are, also those with an apostrophe of their own ('90s).
 *  @returns  the text that `unguardCell` gives back as it was */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Prepares a text for a cell that is marked as text, as in a workbook: nothing is computed there, only an apostrophe that
 *  `unguardCell` would take for a guard is doubled. */
export function escapeTextCell(text: string): string {
  return ESCAPED.test(text) ? `'${text}` : text;
}

/** Takes one apostrophe off a cell where it stands before what would else be a formula; every other apostrophe is the text's own. */
export function unescapeCell(text: string): string {
  return text.startsWith("'") && ESCAPED.test(text) ? text.slice(1) : text;
}

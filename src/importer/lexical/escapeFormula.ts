/** Start of a cell that spreadsheets interpret as a formula or drop, with apostrophes that escape it. Some also interpret full-width signs. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/;

/** Prefixes formula-like text with an apostrophe, so that a listing cannot compute or fetch anything. Other texts are unchanged,
 *  including those with their own apostrophe ('90s).
 *  @returns  text that `unescapeCell` restores */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Escapes text for a cell of type text, where formulas are not evaluated: only doubles an apostrophe that `unescapeCell` would
 *  remove. */
export function escapeTextCell(text: string): string {
  return ESCAPED.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that escapes a formula; other apostrophes belong to the text. */
export function unescapeCell(text: string): string {
  return text.startsWith("'") && ESCAPED.test(text) ? text.slice(1) : text;
}

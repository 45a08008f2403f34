import { escapeFormula } from '@/importer/lexical/escapeFormula';

/** Rows per chunk of output. */
const ROWS_PER_CHUNK = 500;

/** Writes rows as CSV in chunks. The byte order mark makes Excel use UTF-8; formulas are escaped. */
export function* writeCsv(rows: Iterable<readonly string[]>): Generator<string, void> {
  let lines: string[] = [];
  let prefix = '\uFEFF';
  for (const cells of rows) {
    lines.push(`${cells.map(writeCell).join(',')}\r\n`);
    if (lines.length < ROWS_PER_CHUNK) continue;
    yield prefix + lines.join('');
    lines = [];
    prefix = '';
  }
  yield prefix + lines.join('');
}

/** Quotes cells with semicolons and tabs as well, at which some spreadsheets split: what follows could be a formula. */
function writeCell(text: string): string {
  const escaped = escapeFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

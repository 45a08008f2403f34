import { escapeFormula } from '@/importer/lexical/escapeFormula';

/** How many rows are given at once. */
const BATCH = 500;

/** Writes rows as CSV, some hundred rows at a time. The byte order mark makes Excel read it as UTF-8; no cell of it is a formula. */
export function* writeCsv(rows: Iterable<readonly string[]>): Generator<string, void> {
  let lines: string[] = [];
  let piece = '\uFEFF';
  for (const cells of rows) {
    lines.push(`${cells.map(writeCell).join(',')}\r\n`);
    if (lines.length < BATCH) continue;
    yield piece + lines.join('');
    lines = [];
    piece = '';
  }
  yield piece + lines.join('');
}

function writeCell(text: string): string {
  const guarded = escapeFormula(text);
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

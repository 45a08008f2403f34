const DELIMITERS = [',', '\t', ';', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Number of rows sampled. */
const MAX_ROWS = 20;

/** Occurrences of each delimiter in a row. */
type RowCounts = ReadonlyMap<Delimiter, number>;

/** Detects the delimiter: the one with the same number of occurrences in most of the first rows, outside of quotes; ties go to
 *  the more frequent one. A | also separates items in a cell, so it counts only if the others occur
 *  in at most half as many rows.
 *  @param text  the beginning of the file; an unclosed quote makes it one row
 *  @returns  a comma if there is none */
export function findDelimiter(text: string): Delimiter {
  const rows = countRows(text);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, ...score(rows.map((row) => row.get(delimiter) ?? 0)) }));
  const bars = scored.find(({ delimiter }) => delimiter === '|')?.rows ?? 0;
  const [best] = scored
    .filter(({ delimiter }) => delimiter !== '|')
    .sort((a, b) => b.rows - a.rows || b.times - a.times);
  if (bars > 0 && bars >= (best?.rows ?? 0) * 2) return '|';
  return best === undefined || best.rows === 0 ? ',' : best.delimiter;
}

/** Returns the most common positive count, and its number of rows. */
function score(counts: readonly number[]): { readonly rows: number; readonly times: number } {
  const rowsByCount = new Map<number, number>();
  for (const times of counts) if (times > 0) rowsByCount.set(times, (rowsByCount.get(times) ?? 0) + 1);
  const [most] = [...rowsByCount].sort(([a, rowsA], [b, rowsB]) => rowsB - rowsA || b - a);
  return { rows: most?.[1] ?? 0, times: most?.[0] ?? 0 };
}

/** Counts delimiters in the first non-empty rows. Quotes open only at the start of a cell. */
function countRows(text: string): readonly RowCounts[] {
  const rows: RowCounts[] = [];
  let row = new Map<Delimiter, number>();
  let isQuoted = false;
  let isCellStart = true;
  let hasText = false;
  for (const char of `${text}\n`) {
    const delimiter = DELIMITERS.find((one) => one === char);
    if (char === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (char === '\n' || char === '\r')) {
      if (hasText) rows.push(row);
      if (rows.length === MAX_ROWS) break;
      row = new Map();
      hasText = false;
    } else if (!isQuoted && delimiter !== undefined) row.set(delimiter, (row.get(delimiter) ?? 0) + 1);
    if (delimiter === undefined && char.trim() !== '') hasText = true;
    // A quote after a closing one is an escaped quote.
    isCellStart = !isQuoted && (delimiter !== undefined || char === '\n' || char === '\r' || char === '"');
  }
  return rows;
}

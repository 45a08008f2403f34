const DELIMITERS = [',', '\t', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows that are looked at. */
const MAX_ROWS = 20;

/** How often each candidate stands in one row. */
type RowCounts = ReadonlyMap<Delimiter, number>;

/** Finds what separates the cells: the candidate that stands equally often in most of the first rows, quoted text aside;
 *  of two such, the one that stands more often.
 *  @param text  the beginning of the file: a quote that never closes makes one row of all of it
 *  @returns     a comma where there is nothing to separate */
export function findDelimiter(text: string): Delimiter {
  const rows = countRows(text);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, ...score(rows.map((row) => row.get(delimiter) ?? 0)) }));
  const [best] = scored.sort((a, b) => b.rows - a.rows || b.times - a.times);
  return best === undefined || best.rows === 0 ? ',' : best.delimiter;
}

/** The number above zero that most rows agree on, and how many they are. */
function score(counts: readonly number[]): { readonly rows: number; readonly times: number } {
  const rowsByCount = new Map<number, number>();
  for (const times of counts) if (times > 0) rowsByCount.set(times, (rowsByCount.get(times) ?? 0) + 1);
  const [most] = [...rowsByCount].sort(([a, rowsA], [b, rowsB]) => rowsB - rowsA || b - a);
  return { rows: most?.[1] ?? 0, times: most?.[0] ?? 0 };
}

/** Counts the candidates in the first rows that hold something. A quote opens at the beginning of a cell only. */
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
    // A quote behind one that closes is a doubled one: the cell goes on.
    isCellStart = !isQuoted && (delimiter !== undefined || char === '\n' || char === '\r' || char === '"');
  }
  return rows;
}

const DELIMITERS = [',', '\t', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows that are looked at. */
const MOST_ROWS = 20;

/** How often each candidate stands in one row. */
type RowCounts = ReadonlyMap<Delimiter, number>;

/** Finds what separates the cells: the candidate that stands equally often in most of the first rows, quoted text aside;
 *  of two such, the one that stands more often.
 *  @param text  the beginning of the file: a quote that never closes makes one row of all of it
 *  @returns     a comma where there is nothing to separate */
export function findDelimiter(text: string): Delimiter {
  const rows = countRows(text);
  const rated = DELIMITERS.map((delimiter) => ({ delimiter, ...rate(rows.map((row) => row.get(delimiter) ?? 0)) }));
  const [best] = rated.sort((a, b) => b.rows - a.rows || b.times - a.times);
  return best === undefined || best.rows === 0 ? ',' : best.delimiter;
}

/** The number above zero that most rows agree on, and how many they are. */
function rate(counts: readonly number[]): { readonly rows: number; readonly times: number } {
  const agreed = new Map<number, number>();
  for (const times of counts) if (times > 0) agreed.set(times, (agreed.get(times) ?? 0) + 1);
  const [most] = [...agreed].sort(([a, rowsA], [b, rowsB]) => rowsB - rowsA || b - a);
  return { rows: most?.[1] ?? 0, times: most?.[0] ?? 0 };
}

/** Counts the candidates in the first rows that hold something. A quote opens at the beginning of a cell only. */
function countRows(text: string): readonly RowCounts[] {
  const rows: RowCounts[] = [];
  let row = new Map<Delimiter, number>();
  let quoted = false;
  let begins = true;
  let filled = false;
  for (const char of `${text}\n`) {
    const delimiter = DELIMITERS.find((one) => one === char);
    if (char === '"' && (quoted || begins)) quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) {
      if (filled) rows.push(row);
      if (rows.length === MOST_ROWS) break;
      row = new Map();
      filled = false;
    } else if (!quoted && delimiter !== undefined) row.set(delimiter, (row.get(delimiter) ?? 0) + 1);
    if (delimiter === undefined && char.trim() !== '') filled = true;
    // A quote behind one that closes is a doubled one: the cell goes on.
    begins = !quoted && (delimiter !== undefined || char === '\n' || char === '\r' || char === '"');
  }
  return rows;
}

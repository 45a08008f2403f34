import type { SheetRow, SheetRows } from './sheet';

/** Maximum number of pooled texts; the pool is cleared beyond it. */
const MAX_POOLED = 1 << 16;
/** Longer texts rarely repeat. */
const MAX_POOLED_LENGTH = 64;

/** Returns a function that interns texts, so that a million rows hold each shop and server once. */
export function createTextPool(): (text: string) => string {
  const pool = new Map<string, string>();
  return (text) => {
    if (text.length > MAX_POOLED_LENGTH) return text;
    const pooled = pool.get(text);
    if (pooled !== undefined) return pooled;
    if (pool.size >= MAX_POOLED) pool.clear();
    pool.set(text, text);
    return text;
  };
}

/** Copies lazy rows into an array, holding equal texts once. */
export function poolTexts(rows: SheetRows): SheetRow[] {
  if (!('rowAt' in rows)) return [...rows];
  const pool = createTextPool();
  return Array.from(rows, (row) => ({ ...row, cells: row.cells.map(pool) }));
}

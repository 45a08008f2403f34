import type { SheetRow, SheetRows } from './sheet';
import { createTextPool } from './textPool';

/** Copies lazy rows into an array, holding equal texts once. */
export function poolTexts(rows: SheetRows): SheetRow[] {
  if (!('rowAt' in rows)) return [...rows];
  const pool = createTextPool();
  return Array.from(rows, (row) => ({ ...row, cells: row.cells.map(pool) }));
}

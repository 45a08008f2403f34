import type { SheetRow, SheetRows } from './sheet';
import { createTextPool } from './textPool';

/** Makes a list of rows that stays: each text of a row that is made anew each time is held once. */
export function poolTexts(rows: SheetRows): SheetRow[] {
  if (!('rowAt' in rows)) return [...rows];
  const pool = createTextPool();
  return Array.from(rows, (row) => ({ ...row, cells: row.cells.map(pool) }));
}

import type { CellChange } from './protocol';

/** Original texts of changed cells, by sheet and row, then by column index. */
export type FixedCells = Map<string, Map<number, string>>;

/** Records a change; a restored cell is removed. */
export function recordChange(fixed: FixedCells, { sheet, row, column, from, to }: CellChange): void {
  const key = rowKey(sheet, row);
  const cells = fixed.get(key) ?? new Map<number, string>();
  const original = cells.get(column) ?? from;
  if (original === to) cells.delete(column);
  else cells.set(column, original);
  if (cells.size === 0) fixed.delete(key);
  else fixed.set(key, cells);
}

/** Returns the indexes of the changed columns of a row. */
export function listColumns(fixed: FixedCells, sheet: string | null, row: number): readonly number[] {
  return [...(fixed.get(rowKey(sheet, row))?.keys() ?? [])];
}

export function countCells(fixed: FixedCells): number {
  return [...fixed.values()].reduce((sum, { size }) => sum + size, 0);
}

function rowKey(sheet: string | null, row: number): string {
  return `${row} ${sheet ?? ''}`;
}

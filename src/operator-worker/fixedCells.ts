import type { CellChange } from './protocol';

/** The cells that are not as the file has them, with the text that it has: by sheet and row, then by column from 0. */
export type FixedCells = Map<string, Map<number, string>>;

/** Remembers a change; a cell that is again as the file has it is forgotten. */
export function recordChange(fixed: FixedCells, { sheet, row, column, from, to }: CellChange): void {
  const key = rowKey(sheet, row);
  const cells = fixed.get(key) ?? new Map<number, string>();
  const original = cells.get(column) ?? from;
  if (original === to) cells.delete(column);
  else cells.set(column, original);
  if (cells.size === 0) fixed.delete(key);
  else fixed.set(key, cells);
}

/** The columns of a row whose cells were changed. */
export function listColumns(fixed: FixedCells, sheet: string | null, row: number): readonly number[] {
  return [...(fixed.get(rowKey(sheet, row))?.keys() ?? [])];
}

/** How many cells were changed. */
export function countCells(fixed: FixedCells): number {
  return [...fixed.values()].reduce((sum, { size }) => sum + size, 0);
}

function rowKey(sheet: string | null, row: number): string {
  return `${row} ${sheet ?? ''}`;
}

import type { SheetRow } from './sheet';

/** A row with another text in one cell. What was wrong with the cell before it was read goes with the text that the file had, and
 *  comes back with it. */
export function withCell({ row, cells, faults }: SheetRow, original: SheetRow, column: number, text: string): SheetRow {
  const width = Math.max(cells.length, column + 1);
  const next = Array.from({ length: width }, (_, index) => (index === column ? text : (cells[index] ?? '')));
  const isBack = text === (original.cells[column] ?? '');
  const back = isBack ? (original.faults?.filter(({ index }) => index === column) ?? []) : [];
  const left = [...(faults?.filter(({ index }) => index !== column) ?? []), ...back];
  return left.length > 0 ? { row, cells: next, faults: left } : { row, cells: next };
}

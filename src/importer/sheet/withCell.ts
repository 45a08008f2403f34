import type { SheetRow } from './sheet';

/** A row with another text in one cell. What was wrong with the cell before it was read goes with the text that the file had, and
 *  comes back with it. */
export function withCell({ row, cells, issues }: SheetRow, original: SheetRow, column: number, text: string): SheetRow {
  const width = Math.max(cells.length, column + 1);
  const next = Array.from({ length: width }, (_, index) => (index === column ? text : (cells[index] ?? '')));
  const isOriginal = text === (original.cells[column] ?? '');
  const originalIssues = isOriginal ? (original.issues?.filter(({ index }) => index === column) ?? []) : [];
  const otherIssues = [...(issues?.filter(({ index }) => index !== column) ?? []), ...originalIssues];
  return otherIssues.length > 0 ? { row, cells: next, issues: otherIssues } : { row, cells: next };
}

import type { SheetRow } from './sheet';

/** Replaces the text of one cell. Issues found before parsing belong to the file's text and are restored with it. */
export function withCell({ row, cells, issues }: SheetRow, original: SheetRow, column: number, text: string): SheetRow {
  const width = Math.max(cells.length, column + 1);
  const next = Array.from({ length: width }, (_, index) => (index === column ? text : (cells[index] ?? '')));
  const isOriginal = text === (original.cells[column] ?? '');
  const originalIssues = isOriginal ? (original.issues?.filter(({ index }) => index === column) ?? []) : [];
  const otherIssues = [...(issues?.filter(({ index }) => index !== column) ?? []), ...originalIssues];
  return otherIssues.length > 0 ? { row, cells: next, issues: otherIssues } : { row, cells: next };
}

/** A cell of the preview: row index in the view or `HEADER`, and column index. */
export type CellCursor = { readonly index: number; readonly column: number };

/** Index of the header row. */
export const HEADER = -1;

/** Size of the grid, and rows per page. */
export type Extent = { readonly rows: number; readonly columns: number; readonly page: number };

/** Returns the cell that a key moves the cursor to; null for other keys.
 *  @param key  `KeyboardEvent.key`
 *  @param jump  whether Ctrl or ⌘ is held */
export function moveCursor(
  { index, column }: CellCursor,
  key: string,
  jump: boolean,
  { rows, columns, page }: Extent,
): CellCursor | null {
  const to = (nextIndex: number, nextColumn: number): CellCursor => ({
    index: Math.max(HEADER, Math.min(rows - 1, nextIndex)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(jump ? HEADER : index - 1, column);
    case 'ArrowDown':
      return to(jump ? rows - 1 : index + 1, column);
    case 'ArrowLeft':
      return to(index, jump ? 0 : column - 1);
    case 'ArrowRight':
      return to(index, jump ? columns - 1 : column + 1);
    case 'PageUp':
      return to(index - page, column);
    case 'PageDown':
      return to(index + page, column);
    case 'Home':
      return to(jump ? HEADER : index, 0);
    case 'End':
      return to(jump ? rows - 1 : index, columns - 1);
    default:
      return null;
  }
}

/** A cell of the preview: the index of its row in the view, or `HEADER`, and its column, both from 0. */
export type CellCursor = { readonly index: number; readonly column: number };

/** The index of the header's row. */
export const HEADER = -1;

/** The rows and columns that the cursor moves within, and the rows of a page. */
export type Extent = { readonly rows: number; readonly columns: number; readonly page: number };

/** Where a key leads; null for a key that leads nowhere.
 *  @param key   as `KeyboardEvent.key` names it
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

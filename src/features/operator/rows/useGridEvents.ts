import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './CellInput';
import { type CellCursor, type Extent, moveCursor } from './cellCursor';

type GridEventOptions = {
  readonly selected: CellCursor | null;
  readonly extent: () => Extent;
  readonly isTouch: boolean;
  readonly endTouch: () => void;
  /** Called before the cursor moves. */
  readonly followCursor: () => void;
  readonly onSelect: (cell: CellCursor) => void;
  readonly onEdit: (cell: CellCursor) => void;
  readonly onSave: (text: string) => void;
  readonly onClear: (cell: CellCursor) => void;
};

/** Returns the grid's keyboard, pointer and focus handlers, and `save`, which ends an edit and moves the cursor as the given arrow key does
 *  (null: not at all). Text input goes to the text field of the selected cell. */
export function useGridEvents(options: GridEventOptions) {
  const { selected, extent, isTouch, endTouch, followCursor, onSelect, onEdit, onSave, onClear } = options;
  const isPointerRef = useRef(false);
  const select = (cell: CellCursor) => {
    followCursor();
    onSelect(cell);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellOf(event.target);
      if (cell === null || event.altKey || isComposing(event)) return;
      const jump = event.ctrlKey || event.metaKey;
      const next = moveCursor(cell, event.key, jump, extent());
      endTouch();
      if (next !== null) select(next);
      else if (event.key === 'Enter' || event.key === 'F2') onEdit(cell);
      else if (event.key === 'Delete') onClear(cell);
      else if (event.key !== ' ') {
        const writes = !jump && [...event.key].length === 1;
        // After a touch the field is not focused yet; focusing it now lets the browser deliver this key to it.
        if (writes && !(event.target instanceof HTMLInputElement)) flushSync(() => select(cell));
        return;
      }
      event.preventDefault();
    },
    onPointerDown: () => {
      isPointerRef.current = true;
      setTimeout(() => {
        isPointerRef.current = false;
      });
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell === null || target instanceof HTMLInputElement || isSame(cell, selected)) return;
      // Pressing a mouse button focuses a cell too; that cell is selected by the following click instead.
      if (!isTouch && !isPointerRef.current) select(cell);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell === null || target instanceof HTMLInputElement) return;
      if (isSame(cell, selected)) onEdit(cell);
      else select(cell);
    },
    save: (text: string, key: string | null): boolean => {
      onSave(text);
      const next = key === null || selected === null ? null : moveCursor(selected, key, false, extent());
      if (next === null || isSame(next, selected)) return false;
      select(next);
      return true;
    },
  };
}

function cellOf(target: EventTarget): CellCursor | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell === null ? null : { index: Number(cell.dataset.index), column: Number(cell.dataset.column) };
}

function isSame(cell: CellCursor, other: CellCursor | null): boolean {
  return cell.index === other?.index && cell.column === other.column;
}

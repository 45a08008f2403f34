import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CellCursor } from './cellCursor';

/** Gives the cursor's cell the focus, or its text field where it has one: after the cursor moved, when an edit of the cell ends, and
 *  when the keyboard is used after a finger.
 *  @param focusAsked  counts how often something outside the grid asked for it
 *  @returns           to be called before the cursor moves */
export function useCursorFocus(
  gridRef: RefObject<HTMLElement | null>,
  selected: CellCursor | null,
  isEditing: boolean,
  focusAsked: number,
): () => void {
  const isWantedRef = useRef(false);
  const answeredRef = useRef(focusAsked);
  const wasEditingRef = useRef(false);
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const focused = document.activeElement;
    const hasEnded = wasEditingRef.current && !isEditing;
    // After a click on something else, the focus belongs there.
    const isElsewhere = focused !== document.body && grid?.contains(focused) !== true;
    wasEditingRef.current = isEditing;
    if (answeredRef.current !== focusAsked) isWantedRef.current = true;
    answeredRef.current = focusAsked;
    if (grid === null || selected === null || (!isWantedRef.current && (!hasEnded || isElsewhere))) return;
    isWantedRef.current = false;
    const cell = grid.querySelector<HTMLElement>(`[data-index="${selected.index}"][data-column="${selected.column}"]`);
    (cell?.querySelector('input') ?? cell)?.focus();
  });
  return () => {
    isWantedRef.current = true;
  };
}

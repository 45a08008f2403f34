import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CellCursor } from './cellCursor';

/** Moves the focus to the selected cell or its text field: after the cursor moved, when an edit ends, and when the keyboard is
 *  used after touch.
 *  @param focusRequests  incremented by requests from outside the grid
 *  @returns  function to call before the cursor moves */
export function useCursorFocus(
  gridRef: RefObject<HTMLElement | null>,
  selected: CellCursor | null,
  isEditing: boolean,
  focusRequests: number,
): () => void {
  const shouldFocusRef = useRef(false);
  const handledRequestsRef = useRef(focusRequests);
  const wasEditingRef = useRef(false);
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const focused = document.activeElement;
    const hasEnded = wasEditingRef.current && !isEditing;
    // After a click on another control, the focus belongs there.
    const isElsewhere = focused !== document.body && grid?.contains(focused) !== true;
    wasEditingRef.current = isEditing;
    if (handledRequestsRef.current !== focusRequests) shouldFocusRef.current = true;
    handledRequestsRef.current = focusRequests;
    if (grid === null || selected === null || (!shouldFocusRef.current && (!hasEnded || isElsewhere))) return;
    shouldFocusRef.current = false;
    const cell = grid.querySelector<HTMLElement>(`[data-index="${selected.index}"][data-column="${selected.column}"]`);
    (cell?.querySelector('input') ?? cell)?.focus();
  });
  return () => {
    shouldFocusRef.current = true;
  };
}

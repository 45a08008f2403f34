import { useEffect, useRef } from 'react';
import type { ShownCell } from '@/features/operator/session/operatorState';
import { type CellCursor, HEADER } from './cellCursor';
import type { RowView } from './createRowView';

type ShownCellHandlers = {
  readonly found: (cell: CellCursor) => void;
  /** Called if the row of the cell is filtered out. */
  readonly missed: () => void;
};

/** Locates a cell in a view. Must be called after `useRowWindow`, which opens the view. */
export function useShownCell(
  view: RowView,
  shown: ShownCell | null,
  headerRow: number,
  handlers: ShownCellHandlers,
): void {
  const handlersRef = useRef(handlers);
  useEffect(() => {
    handlersRef.current = handlers;
  });
  useEffect(() => {
    if (shown === null) return;
    const { row, column } = shown;
    if (row === headerRow) {
      handlersRef.current.found({ index: HEADER, column });
      return;
    }
    let isCancelled = false;
    view.find(row).then(
      (index) => {
        if (isCancelled) return;
        if (index === null) handlersRef.current.missed();
        else handlersRef.current.found({ index, column });
      },
      // A lost worker is reported by the page.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [view, shown, headerRow]);
}

import { useEffect, useRef } from 'react';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import { type CellCursor, HEADER } from './cellCursor';

type ShownCellHandlers = {
  readonly found: (cell: CellCursor) => void;
  /** Called if the row is filtered out. */
  readonly missed: () => void;
};

/** Locates a cell in the current view. Must be called after `useRowWindow`, so that the session receives the new view before the
 *  lookup.
 *  @param view  a change triggers a new lookup */
export function useShownCell(
  ask: SessionClient['ask'],
  shown: ShownCell | null,
  headerRow: number,
  view: string,
  handlers: ShownCellHandlers,
): void {
  const handlersRef = useRef(handlers);
  useEffect(() => {
    handlersRef.current = handlers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has the row at another place.
  useEffect(() => {
    if (shown === null) return;
    const { row, column } = shown;
    if (row === headerRow) {
      handlersRef.current.found({ index: HEADER, column });
      return;
    }
    let isCancelled = false;
    ask('find', { row }).then(
      ({ index }) => {
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
  }, [ask, shown, headerRow, view]);
}

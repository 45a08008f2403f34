import { useEffect, useRef } from 'react';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import { type CellCursor, HEADER } from './cellCursor';

type Answers = {
  readonly found: (cell: CellCursor) => void;
  /** The row is not among those of the view. */
  readonly missed: () => void;
};

/** Finds where the view has a cell that is to be shown. To be used after `useRowWindow`, so that the desk has been asked for a new
 *  view before it is asked for the row's place in it.
 *  @param view  another one is looked through anew */
export function useShownCell(
  ask: SessionClient['ask'],
  shown: ShownCell | null,
  headerRow: number,
  view: string,
  answers: Answers,
): void {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has the row at another place.
  useEffect(() => {
    if (shown === null) return;
    const { row, column } = shown;
    if (row === headerRow) {
      latest.current.found({ index: HEADER, column });
      return;
    }
    let over = false;
    ask('find', { row }).then(
      ({ index }) => {
        if (over) return;
        if (index === null) latest.current.missed();
        else latest.current.found({ index, column });
      },
      // What `ask` throws once the worker is gone is shown by the page as a whole.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [ask, shown, headerRow, view]);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowFilter, RowRecord } from '@/operator-worker/protocol';

/** The rows of a view as far as they have come. */
export type RowWindow = {
  /** null until the view is there. */
  readonly size: number | null;
  readonly rowAt: (index: number) => RowRecord | undefined;
  /** Asks for rows, from the first to before the last. */
  readonly want: (from: number, to: number) => void;
  /** Shows another text in a cell until the row comes again: whoever has typed it shall not see the old one once more. */
  readonly put: (index: number, column: number, text: string) => void;
};

/** Rows that travel at once. */
const BLOCK = 64;
/** Blocks that are kept at most, so that who scrolls through a long sheet does not gather all of it in the page. */
const MAX_KEPT = 32;

/** `turn` says which choice of rows it is of; while another is on its way, the last one stays on screen. */
type View = {
  readonly turn: number;
  readonly size: number | null;
  readonly blocks: ReadonlyMap<number, readonly RowRecord[]>;
};
const NOTHING: View = { turn: 0, size: null, blocks: new Map() };

/** Chooses rows of a table and fetches those that are looked at.
 *  @param epoch     another one chooses the rows anew
 *  @param revision  another one fetches the rows that are there once more */
export function useRowWindow(
  ask: SessionClient['ask'],
  table: number,
  { state, kind }: RowFilter,
  epoch: number,
  revision: number,
): RowWindow {
  const [view, setView] = useState<View>(NOTHING);
  const asked = useRef(new Set<number>());
  const turn = useRef(0);
  const seen = useRef({ first: 0, last: 0 });

  const fetchBlock = useCallback(
    (block: number) => {
      asked.current.add(block);
      const mine = turn.current;
      ask('rows', { from: block * BLOCK, to: (block + 1) * BLOCK }).then(
        ({ rows }) => {
          if (turn.current === mine) setView((now) => ({ ...now, blocks: new Map(now.blocks).set(block, rows) }));
        },
        () => {},
      );
    },
    [ask],
  );

  /** Forgets the blocks that lie further from what is seen than so many. */
  const forget = useCallback((farthest: number) => {
    const { first, last } = seen.current;
    for (const block of asked.current) {
      if (block < first - farthest || block > last + farthest) asked.current.delete(block);
    }
    const kept = new Set(asked.current);
    setView((now) => ({ ...now, blocks: new Map([...now.blocks].filter(([block]) => kept.has(block))) }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another epoch is another set of rows.
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    asked.current.clear();
    ask('view', { table, filter: { state, kind } }).then(
      ({ size }) => {
        if (turn.current === mine) setView({ turn: mine, size, blocks: new Map() });
      },
      () => {},
    );
  }, [ask, table, state, kind, epoch]);

  useEffect(() => {
    if (revision === 0) return;
    forget(1);
    for (const block of asked.current) fetchBlock(block);
  }, [revision, fetchBlock, forget]);

  const { size, blocks, turn: shown } = view;
  const rowAt = useCallback((index: number) => blocks.get(Math.floor(index / BLOCK))?.[index % BLOCK], [blocks]);
  const want = useCallback(
    (from: number, to: number) => {
      if (size === null || turn.current !== shown) return;
      const first = Math.floor(Math.max(0, from) / BLOCK);
      const last = Math.floor((Math.min(to, size) - 1) / BLOCK);
      seen.current = { first, last };
      for (let block = first; block <= last; block++) {
        if (!asked.current.has(block)) fetchBlock(block);
      }
      if (asked.current.size > MAX_KEPT) forget(MAX_KEPT / 4);
    },
    [size, shown, fetchBlock, forget],
  );
  const put = useCallback((index: number, column: number, text: string) => {
    setView((now) => {
      const block = Math.floor(index / BLOCK);
      const rows = now.blocks.get(block);
      if (rows === undefined) return now;
      const changed = rows.map((row, at) => (at === index % BLOCK ? withText(row, column, text) : row));
      return { ...now, blocks: new Map(now.blocks).set(block, changed) };
    });
  }, []);
  return { size, rowAt, want, put };
}

function withText(row: RowRecord, column: number, text: string): RowRecord {
  const width = Math.max(row.cells.length, column + 1);
  const cells = Array.from({ length: width }, (_, at) => (at === column ? text : (row.cells[at] ?? '')));
  return { ...row, cells };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowRecord } from '@/operator-worker/protocol';
import type { RowView } from './createRowView';

/** The loaded rows of a view. */
export type RowWindow = {
  /** null until the view has been opened. */
  readonly size: number | null;
  /** Returns undefined for a row that is not loaded. */
  readonly rowAt: (index: number) => RowRecord | undefined;
  /** Requests the visible rows, from `from` to before `to`. */
  readonly request: (from: number, to: number) => void;
  /** Shows an edited text in a cell until its row is loaded again. */
  readonly setCellText: (index: number, column: number, text: string) => void;
};

/** Rows per request. */
const BLOCK_ROWS = 64;
/** Limits memory while the user scrolls through a long sheet. */
const MAX_BLOCKS = 32;

type LoadedRows = {
  /** null before the first view has been opened. */
  readonly view: RowView | null;
  readonly size: number | null;
  readonly blocks: ReadonlyMap<number, readonly RowRecord[]>;
};
const NOTHING_LOADED: LoadedRows = { view: null, size: null, blocks: new Map() };

/** Opens a view and loads its rows on request. Until the view is open, returns the rows of the previous view.
 *  @param revision  a change loads the rows again */
export function useRowWindow(view: RowView, revision: number): RowWindow {
  const [loaded, setLoaded] = useState(NOTHING_LOADED);
  const viewRef = useRef(view);
  const requestedBlocksRef = useRef(new Set<number>());
  const visibleBlocksRef = useRef({ first: 0, last: 0 });

  const loadBlock = useCallback((block: number) => {
    requestedBlocksRef.current.add(block);
    const requestedView = viewRef.current;
    requestedView.read(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS).then(
      (rows) => {
        if (viewRef.current !== requestedView) return;
        setLoaded((before) => ({ ...before, blocks: new Map(before.blocks).set(block, rows) }));
      },
      // A lost worker is reported by the page.
      () => {},
    );
  }, []);

  /** Drops the blocks that are further from the visible ones than `distance`. */
  const dropBlocks = useCallback((distance: number) => {
    const { first, last } = visibleBlocksRef.current;
    for (const block of requestedBlocksRef.current) {
      if (block < first - distance || block > last + distance) requestedBlocksRef.current.delete(block);
    }
    const retained = new Set(requestedBlocksRef.current);
    setLoaded((before) => ({
      ...before,
      blocks: new Map([...before.blocks].filter(([block]) => retained.has(block))),
    }));
  }, []);

  useEffect(() => {
    viewRef.current = view;
    requestedBlocksRef.current.clear();
    view.open().then(
      (size) => {
        if (viewRef.current === view) setLoaded({ view, size, blocks: new Map() });
      },
      () => {},
    );
  }, [view]);

  useEffect(() => {
    if (revision === 0) return;
    dropBlocks(1);
    for (const block of requestedBlocksRef.current) loadBlock(block);
  }, [revision, loadBlock, dropBlocks]);

  const { size, blocks, view: loadedView } = loaded;
  const rowAt = useCallback(
    (index: number) => blocks.get(Math.floor(index / BLOCK_ROWS))?.[index % BLOCK_ROWS],
    [blocks],
  );
  const request = useCallback(
    (from: number, to: number) => {
      if (size === null || viewRef.current !== loadedView) return;
      const first = Math.floor(Math.max(0, from) / BLOCK_ROWS);
      const last = Math.floor((Math.min(to, size) - 1) / BLOCK_ROWS);
      visibleBlocksRef.current = { first, last };
      for (let block = first; block <= last; block++) {
        if (!requestedBlocksRef.current.has(block)) loadBlock(block);
      }
      if (requestedBlocksRef.current.size > MAX_BLOCKS) dropBlocks(MAX_BLOCKS / 4);
    },
    [size, loadedView, loadBlock, dropBlocks],
  );
  const setCellText = useCallback((index: number, column: number, text: string) => {
    setLoaded((before) => {
      const block = Math.floor(index / BLOCK_ROWS);
      const rows = before.blocks.get(block);
      if (rows === undefined) return before;
      const edited = rows.map((row, offset) => (offset === index % BLOCK_ROWS ? withText(row, column, text) : row));
      return { ...before, blocks: new Map(before.blocks).set(block, edited) };
    });
  }, []);
  return { size, rowAt, request, setCellText };
}

function withText(row: RowRecord, column: number, text: string): RowRecord {
  const width = Math.max(row.cells.length, column + 1);
  const cells = Array.from({ length: width }, (_, index) => (index === column ? text : (row.cells[index] ?? '')));
  return { ...row, cells };
}

import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { RowRecord, TableSummary } from '@/operator-worker/protocol';
import { hasCoarsePointer } from '@/ui/browser/hasCoarsePointer';
import { GridPart } from '@/ui/components/grid/GridPart';
import { uniformOffsets } from '@/ui/hooks/rowOffsets';
import { useLayout } from '@/ui/hooks/useLayout';
import { useVirtualRows } from '@/ui/hooks/useVirtualRows';
import { CellInput } from './CellInput';
import { type CellCursor, HEADER } from './cellCursor';
import { GridRow, worstOf } from './GridRow';
import styles from './RowGrid.module.css';
import { useCursorFocus } from './useCursorFocus';
import { useGridEvents } from './useGridEvents';
import type { RowWindow } from './useRowWindow';

type RowGridProps = {
  readonly table: TableSummary;
  readonly window: RowWindow;
  /** Number of rows in the view; at most `MAX_ROWS`. */
  readonly rows: number;
  readonly selected: CellCursor | null;
  /** Whether the selected cell is being edited. */
  readonly isEditing: boolean;
  /** Incremented when something outside the grid requests focus for the selected cell. */
  readonly focusRequests: number;
  readonly onSelect: (cell: CellCursor) => void;
  readonly onEdit: (cell: CellCursor) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
  readonly onClear: (cell: CellCursor) => void;
};

/** Browsers limit elements to some 17 million pixels in height. */
export const MAX_ROWS = 350_000;

const OVERSCAN = { px: 300 };

/** Virtualized grid of a sheet's rows with a keyboard cursor. */
export function RowGrid(props: RowGridProps) {
  const { table, window: rowsAt, rows, selected, isEditing, focusRequests, onEdit, onCancel } = props;
  const messages = useOperatorMessages();
  const height = useLayout() === 'desktop' ? 36 : 44;
  const gridRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => uniformOffsets(height), [height]);
  const { from, to } = useVirtualRows({
    listRef: bodyRef,
    scrollerRef: gridRef,
    count: rows,
    offsets,
    overscan: OVERSCAN,
  });
  const { rowAt, request } = rowsAt;
  useEffect(() => request(from, to), [request, from, to]);
  const followCursor = useCursorFocus(gridRef, selected, isEditing, focusRequests);
  const [isTouch, endTouch] = useTouchMode();

  const headerRecord = headerOf(table);
  const recordAt = (index: number) => (index === HEADER ? headerRecord : rowAt(index));
  const tabbable = selected ?? { index: HEADER, column: 0 };
  const rendered = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  // Rows stay in ascending order: React would otherwise move the DOM node of a row, and its text field would lose the focus.
  if (selected !== null && selected.index >= 0 && selected.index < from) rendered.unshift(selected.index);
  if (selected !== null && selected.index >= to && selected.index < rows) rendered.push(selected.index);

  const extent = () => {
    const page = Math.max(1, Math.ceil((gridRef.current?.clientHeight ?? 0) / height) - 1);
    return { rows, columns: table.header.length, page };
  };
  const { save, ...events } = useGridEvents({ ...props, extent, isTouch, endTouch, followCursor });
  const inputFor = (cell: CellCursor) => {
    const record = recordAt(cell.index);
    const text = record?.cells[cell.column] ?? '';
    const name = table.header[cell.column] ?? '';
    return (
      <CellInput
        label={messages.editing(name === '' ? messages.unnamed(cell.column + 1) : name, String(record?.row ?? ''))}
        text={text}
        isEditing={isEditing}
        isReadOnly={record === undefined}
        isInvalid={worstOf(record, name, text) === 'error'}
        onEdit={() => onEdit(cell)}
        onSave={save}
        onCancel={onCancel}
      />
    );
  };
  const input = selected === null || (isTouch && !isEditing) ? null : inputFor(selected);
  const shared = { table, tabbable, selected, input };
  return (
    <GridPart
      ref={gridRef}
      role="grid"
      className={styles.grid}
      style={styleOf(table, height)}
      aria-label={messages.preview}
      aria-rowcount={rows + 1}
      {...events}
    >
      <GridRow {...shared} index={HEADER} record={headerRecord} top={null} />
      <GridPart ref={bodyRef} role="rowgroup" className={styles.body} style={{ height: rows * height }}>
        {rendered.map((index) => (
          <GridRow key={index} {...shared} index={index} record={rowAt(index)} top={index * height} />
        ))}
      </GridPart>
    </GridPart>
  );
}

function headerOf({ header, headerRow, headerIssues }: TableSummary): RowRecord {
  const worst = headerIssues.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const state = headerIssues.length === 0 ? 'fine' : worst;
  return { row: headerRow, cells: header, state, issues: headerIssues, fixedColumns: [] };
}

const NUMBER_WIDTH = 76;

function styleOf({ widths }: TableSummary, height: number): CSSProperties {
  const columns = widths.map((letters) => Math.max(80, Math.min(300, letters * 8 + 32)));
  const sum = columns.reduce((total, width) => total + width, NUMBER_WIDTH);
  const sizes: Readonly<Record<string, string>> = {
    '--columns': `${NUMBER_WIDTH}px ${columns.map((width) => `minmax(${width}px, 1fr)`).join(' ')}`,
    '--width': `${sum}px`,
    '--row': `${height}px`,
  };
  return sizes;
}

/** Detects touch or pen input, where focusing a text field opens the on-screen keyboard.
 *  @returns  whether touch is in use, and a function to call on keyboard input */
function useTouchMode(): readonly [boolean, () => void] {
  const [isTouch, setIsTouch] = useState(hasCoarsePointer);
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent) => setIsTouch(pointerType !== 'mouse');
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, []);
  return [isTouch, () => setIsTouch(false)];
}

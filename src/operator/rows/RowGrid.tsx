import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import type { RowRecord, TableSummary } from '@/operator/protocol';
import { useLayout } from '@/ui/useLayout';
import { type CellCursor, HEADER, moveCursor } from './cellCursor';
import { GridRow } from './GridRow';
import styles from './RowGrid.module.css';
import type { RowWindow } from './useRowWindow';

type RowGridProps = {
  readonly table: TableSummary;
  readonly window: RowWindow;
  /** Rows of the view that are drawn; at most `MOST_ROWS`. */
  readonly rows: number;
  readonly selected: CellCursor | null;
  /** Text that the selected cell is edited from; null where nothing is edited. */
  readonly draft: string | null;
  /** Counts how often the cursor's cell was asked to take the focus by what stands outside of the grid. */
  readonly focusAsked: number;
  readonly onSelect: (cell: CellCursor) => void;
  readonly onEdit: (draft: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** Browsers draw no box higher than some 17 million pixels. */
export const MOST_ROWS = 350_000;

/** Rows drawn above and below those that are seen, and the height that is reckoned with before the browser says it. */
const SPARE = 8;
const SEEN = 480;

/** The rows of a sheet, of which only those that are seen are drawn: a grid with a cursor that the arrow keys move. */
export function RowGrid(props: RowGridProps) {
  const { table, window: rowsAt, rows, selected, draft, focusAsked, onSelect, onEdit, onSave, onCancel } = props;
  const words = useOperatorMessages();
  const height = useLayout() === 'desktop' ? 36 : 44;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const seen = Math.ceil((box.current?.clientHeight || SEEN) / height);
  const first = Math.max(0, Math.min(Math.floor(top / height), rows - seen));
  const from = Math.max(0, first - SPARE);
  const to = Math.min(rows, first + seen + SPARE);
  const { rowAt, want } = rowsAt;
  useEffect(() => want(from, to), [want, from, to]);
  const followCursor = useCursorFocus(box, selected, draft, focusAsked);

  const headerRecord = headerOf(table);
  const recordAt = (index: number) => (index === HEADER ? headerRecord : rowAt(index));
  const tabbable = selected ?? { index: HEADER, column: 0 };
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (selected !== null && selected.index >= 0 && selected.index < rows && !shown.includes(selected.index)) {
    shown.push(selected.index);
  }

  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const record = cell === null ? undefined : recordAt(cell.index);
    if (cell === null || event.altKey) return;
    const jump = event.ctrlKey || event.metaKey;
    const next = moveCursor(cell, event.key, jump, { rows, columns: table.header.length, page: seen - 1 });
    const types = !jump && [...event.key].length === 1 && event.key !== ' ';
    if (next !== null) {
      followCursor();
      onSelect(next);
    } else if (record !== undefined && (event.key === 'Enter' || event.key === 'F2' || types)) {
      onSelect(cell);
      onEdit(types ? event.key : (record.cells[cell.column] ?? ''));
    } else return;
    event.preventDefault();
  };
  const click = ({ target }: MouseEvent) => {
    const cell = cellOf(target);
    if (cell === null || target instanceof HTMLInputElement) return;
    const again = selected?.index === cell.index && selected.column === cell.column;
    const record = recordAt(cell.index);
    if (again && record !== undefined) onEdit(record.cells[cell.column] ?? '');
    else {
      followCursor();
      onSelect(cell);
    }
  };
  const shared = { table, tabbable, selected, draft, onSave, onCancel };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    <div
      ref={box}
      role="grid"
      className={styles.grid}
      style={styleOf(table, height)}
      aria-label={words.preview}
      aria-rowcount={rows + 1}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={press}
      onClick={click}
    >
      <GridRow {...shared} index={HEADER} record={headerRecord} top={null} />
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="rowgroup" className={styles.body} style={{ height: rows * height }}>
        {shown.map((index) => (
          <GridRow key={index} {...shared} index={index} record={rowAt(index)} top={index * height} />
        ))}
      </div>
    </div>
  );
}

/** Gives the cursor's cell the focus: after it moved, and when an edit of it is over.
 *  @returns  to be called before the cursor moves */
function useCursorFocus(
  box: { readonly current: HTMLDivElement | null },
  selected: CellCursor | null,
  draft: string | null,
  focusAsked: number,
): () => void {
  const wanted = useRef(false);
  const answered = useRef(focusAsked);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    const ended = wasEditing.current && draft === null;
    // Whoever left the editor for something else wants the focus there.
    const left = ended && document.activeElement !== document.body && !box.current?.contains(document.activeElement);
    wasEditing.current = draft !== null;
    if (answered.current !== focusAsked) wanted.current = true;
    answered.current = focusAsked;
    if (selected === null || (!wanted.current && (!ended || left))) return;
    wanted.current = false;
    const { index, column } = selected;
    box.current?.querySelector<HTMLElement>(`[data-index="${index}"][data-column="${column}"]`)?.focus();
  });
  return () => {
    wanted.current = true;
  };
}

function cellOf(target: EventTarget): CellCursor | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell === null ? null : { index: Number(cell.dataset.index), column: Number(cell.dataset.column) };
}

function headerOf({ header, headerRow, headerIssues }: TableSummary): RowRecord {
  const worst = headerIssues.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const state = headerIssues.length === 0 ? 'fine' : worst;
  return { row: headerRow, cells: header, state, issues: headerIssues, fixed: [] };
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

import type { ReactNode } from 'react';
import { IssueMark } from '@/features/operator/messages/IssueMark';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { IssueSeverity } from '@/importer/issues/rowIssue';
import type { RowRecord, TableSummary } from '@/operator-worker/protocol';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { type CellCursor, HEADER } from './cellCursor';
import { GridCell } from './GridCell';
import styles from './RowGrid.module.css';

export type GridRowProps = {
  readonly table: TableSummary;
  readonly index: number;
  /** undefined while it is on its way. */
  readonly record: RowRecord | undefined;
  /** Pixels from the top of the rows; null for the header, which stands still. */
  readonly top: number | null;
  /** The cell that has the place of the grid in the order of Tab. */
  readonly tabbable: CellCursor;
  readonly selected: CellCursor | null;
  /** The text field of the selected cell; null where it has none. */
  readonly input: ReactNode;
};

/** One row of the preview, the header among them. */
export function GridRow(props: GridRowProps) {
  const { table, index, record, top, tabbable, selected, input } = props;
  const words = useOperatorMessages();
  const isHeader = index === HEADER;
  const active = selected?.index === index ? selected.column : null;
  const state = record?.state ?? 'fine';
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${styles.row} ${isHeader ? styles.header : ''} ${active === null ? '' : styles.active}`}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
    >
      <div role={isHeader ? 'columnheader' : 'rowheader'} className={styles.number} tabIndex={-1}>
        {isHeader && <VisuallyHidden>{words.rowNumber}</VisuallyHidden>}
        {state !== 'fine' && <IssueMark severity={state} />}
        {record?.row ?? ''}
        {state !== 'fine' && <VisuallyHidden>{state === 'error' ? words.cellError : words.cellWarning}</VisuallyHidden>}
        {record === undefined && <VisuallyHidden>{words.loadingRow}</VisuallyHidden>}
      </div>
      {table.header.map((name, column) => {
        const text = record?.cells[column] ?? '';
        const shown = isHeader && text.trim() === '' ? words.unnamed(column + 1) : text;
        return (
          <GridCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may be empty or repeated.
            key={column}
            index={index}
            column={column}
            isHeader={isHeader}
            text={shown}
            severity={worstOf(record, name, text)}
            fixed={record?.fixedColumns.includes(column) ?? false}
            tabbable={tabbable.index === index && tabbable.column === column}
            selected={active === column}
            input={active === column ? input : null}
          />
        );
      })}
    </div>
  );
}

/** The worst issue of a cell. A text behind the last header is named by the issue, not by its column. */
export function worstOf(record: RowRecord | undefined, name: string, text: string): IssueSeverity | null {
  const isExtra = name === '' && text.trim() !== '';
  const own = (record?.issues ?? []).filter((issue) =>
    issue.column === null ? isExtra && issue.got === text.trim() : issue.column === name,
  );
  if (own.length === 0) return null;
  return own.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

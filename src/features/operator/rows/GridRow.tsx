import type { ReactNode } from 'react';
import { IssueMark } from '@/features/operator/messages/IssueMark';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { IssueSeverity } from '@/importer/issues/rowIssue';
import type { RowRecord, TableSummary } from '@/operator-worker/protocol';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { GridPart } from '@/ui/components/grid/GridPart';
import { type CellCursor, HEADER } from './cellCursor';
import { GridCell } from './GridCell';
import styles from './RowGrid.module.css';

export type GridRowProps = {
  readonly table: TableSummary;
  readonly index: number;
  /** undefined while loading. */
  readonly record: RowRecord | undefined;
  /** Offset in pixels within the rows; null for the sticky header. */
  readonly top: number | null;
  /** The cell that is in the tab order. */
  readonly tabbable: CellCursor;
  readonly selected: CellCursor | null;
  /** The text field of the selected cell, if shown. */
  readonly input: ReactNode;
};

/** A row of the preview, or its header. */
export function GridRow(props: GridRowProps) {
  const { table, index, record, top, tabbable, selected, input } = props;
  const messages = useOperatorMessages();
  const isHeader = index === HEADER;
  const active = selected?.index === index ? selected.column : null;
  const state = record?.state ?? 'fine';
  return (
    <GridPart
      role="row"
      aria-rowindex={index + 2}
      className={`${styles.row} ${isHeader ? styles.header : ''} ${active === null ? '' : styles.active}`}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
    >
      <GridPart role={isHeader ? 'columnheader' : 'rowheader'} className={styles.number} tabIndex={-1}>
        {isHeader && <VisuallyHidden>{messages.rowNumber}</VisuallyHidden>}
        {state !== 'fine' && <IssueMark severity={state} />}
        {record?.row ?? ''}
        {state !== 'fine' && (
          <VisuallyHidden>{state === 'error' ? messages.cellError : messages.cellWarning}</VisuallyHidden>
        )}
        {record === undefined && <VisuallyHidden>{messages.loadingRow}</VisuallyHidden>}
      </GridPart>
      {[...table.header.entries()].map(([column, name]) => {
        const text = record?.cells[column] ?? '';
        const displayText = isHeader && text.trim() === '' ? messages.unnamed(column + 1) : text;
        return (
          <GridCell
            key={column}
            index={index}
            column={column}
            isHeader={isHeader}
            text={displayText}
            severity={worstOf(record, name, text)}
            fixed={record?.fixedColumns.includes(column) ?? false}
            tabbable={tabbable.index === index && tabbable.column === column}
            selected={active === column}
            input={active === column ? input : null}
          />
        );
      })}
    </GridPart>
  );
}

/** Returns the worst severity of a cell. Issues about text after the last header are matched by text. */
export function worstOf(record: RowRecord | undefined, name: string, text: string): IssueSeverity | null {
  const isExtra = name === '' && text.trim() !== '';
  const own = (record?.issues ?? []).filter((issue) =>
    issue.column === null ? isExtra && issue.got === text.trim() : issue.column === name,
  );
  if (own.length === 0) return null;
  return own.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

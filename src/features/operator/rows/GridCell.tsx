import { memo, type ReactNode } from 'react';
import { IssueMark } from '@/features/operator/messages/IssueMark';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { IssueSeverity } from '@/importer/issues/rowIssue';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { GridPart } from '@/ui/components/grid/GridPart';
import styles from './RowGrid.module.css';

export type GridCellProps = {
  readonly index: number;
  readonly column: number;
  readonly isHeader: boolean;
  readonly text: string;
  readonly severity: IssueSeverity | null;
  readonly fixed: boolean;
  readonly tabbable: boolean;
  readonly selected: boolean;
  /** The text field in the focused, selected cell; null for any other cell. */
  readonly input: ReactNode;
};

/** A cell of the preview, marked by colour, icon and accessible text. The grid handles its events. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { index, column, isHeader, text, severity, fixed, tabbable, selected, input } = props;
  const messages = useOperatorMessages();
  const names = [styles.cell, severity === null ? '' : styles[severity], fixed ? styles.fixed : ''];
  return (
    <GridPart
      role={isHeader ? 'columnheader' : 'gridcell'}
      {...(isHeader ? {} : { 'aria-selected': selected })}
      className={names.join(' ')}
      data-index={index}
      data-column={column}
      tabIndex={tabbable && input === null ? 0 : -1}
    >
      {severity !== null && <IssueMark severity={severity} />}
      <span className={styles.text} aria-hidden={input === null ? undefined : true}>
        {text}
      </span>
      {input}
      {severity !== null && (
        <VisuallyHidden>{severity === 'error' ? messages.cellError : messages.cellWarning}</VisuallyHidden>
      )}
      {fixed && <VisuallyHidden>{messages.cellFixed}</VisuallyHidden>}
    </GridPart>
  );
});

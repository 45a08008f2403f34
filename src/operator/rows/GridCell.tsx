import { memo } from 'react';
import type { IssueSeverity } from '@/importer/rowIssue';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import { Spoken } from '@/ui/Spoken';
import { CellEditor } from './CellEditor';
import { IssueMark } from './IssueMark';
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
  /** Text to begin with where the cell is being edited; null where it is not. */
  readonly draft: string | null;
  readonly editLabel: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** One cell of the preview, marked by colour, by a sign and in words. What is pressed on it, the grid hears. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { index, column, isHeader, text, severity, fixed, tabbable, selected, draft, editLabel, onSave, onCancel } =
    props;
  const words = useOperatorMessages();
  const names = [styles.cell, severity === null ? '' : styles[severity], fixed ? styles.fixed : ''];
  return (
    <div
      role={isHeader ? 'columnheader' : 'gridcell'}
      {...(isHeader ? {} : { 'aria-selected': selected })}
      className={names.join(' ')}
      data-index={index}
      data-column={column}
      tabIndex={tabbable ? 0 : -1}
    >
      {draft === null ? (
        <>
          {severity !== null && <IssueMark severity={severity} />}
          <span className={styles.text}>{text}</span>
          {severity !== null && <Spoken>{severity === 'error' ? words.cellError : words.cellWarning}</Spoken>}
          {fixed && <Spoken>{words.cellFixed}</Spoken>}
        </>
      ) : (
        <CellEditor label={editLabel} draft={draft} onSave={onSave} onCancel={onCancel} />
      )}
    </div>
  );
});

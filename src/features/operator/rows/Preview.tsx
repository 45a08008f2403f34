import { useMemo, useState } from 'react';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { Operator } from '@/features/operator/session/createOperator';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { RowFilter, TableSummary } from '@/operator-worker/protocol';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { type CellCursor, HEADER } from './cellCursor';
import { createRowView } from './createRowView';
import styles from './Preview.module.css';
import { RowFilters } from './RowFilters';
import { MAX_ROWS, RowGrid } from './RowGrid';
import { RowPanel } from './RowPanel';
import { problemOf, useCountMatchingCells } from './useCountMatchingCells';
import { useRowWindow } from './useRowWindow';
import { useShownCell } from './useShownCell';

type PreviewProps = {
  readonly operator: Pick<Operator, 'ask' | 'fix' | 'fixAlike' | 'show'>;
  /** Index of the table in the file. */
  readonly tableIndex: number;
  readonly table: TableSummary;
  readonly epoch: number;
  readonly revision: number;
  /** A cell of this table to scroll to, if any. */
  readonly shown: ShownCell | null;
};

/** The cell being edited, and its original text: its row may no longer be loaded when the edit ends. */
type EditedCell = CellCursor & { readonly row: number; readonly before: string };

const ALL: RowFilter = { state: null, kind: null };

/** The rows of one table: filters, grid, and the issues of the selected row. */
export function Preview({ operator, tableIndex, table, epoch, revision, shown }: PreviewProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const [filter, setFilter] = useState<RowFilter>(ALL);
  const [selected, setSelected] = useState<CellCursor | null>(null);
  const [editedCell, setEditedCell] = useState<EditedCell | null>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  const { ask, fix, fixAlike, show } = operator;
  const { state, kind } = filter;
  const view = useMemo(
    () => createRowView(ask, { table: tableIndex, filter: { state, kind }, epoch }),
    [ask, tableIndex, state, kind, epoch],
  );
  const window = useRowWindow(view, revision);
  const rows = Math.min(window.size ?? 0, MAX_ROWS);
  const isHeader = selected?.index === HEADER;
  const record = selected === null || isHeader ? undefined : window.rowAt(selected.index);
  const cells = isHeader ? table.header : (record?.cells ?? []);
  const row = isHeader ? table.headerRow : record?.row;

  const choose = (next: RowFilter) => {
    setFilter(next);
    setSelected(null);
    setEditedCell(null);
  };
  useShownCell(view, shown, table.headerRow, {
    found: (cell) => {
      show(null);
      // Moving the cursor now would discard the edit.
      if (editedCell !== null) return;
      setSelected(cell);
      setFocusRequests((times) => times + 1);
    },
    missed: () => {
      if (filter.state !== null || filter.kind !== null) choose(ALL);
      else show(null);
    },
  });
  const cellAt = ({ index, column }: CellCursor): EditedCell | null => {
    const rowNumber = index === HEADER ? table.headerRow : window.rowAt(index)?.row;
    const texts = index === HEADER ? table.header : window.rowAt(index)?.cells;
    return rowNumber === undefined ? null : { index, column, row: rowNumber, before: texts?.[column] ?? '' };
  };
  const edit = (cell: CellCursor) => {
    const next = cellAt(cell);
    if (next === null) return;
    setSelected(cell);
    setEditedCell(next);
  };
  const updateRow = (cell: EditedCell | null, text: string) => {
    setEditedCell(null);
    if (cell === null || text === cell.before) return;
    window.setCellText(cell.index, cell.column, text);
    fix([{ sheet: table.name, row: cell.row, column: cell.column, text }]);
  };
  const countAlike = useCountMatchingCells(ask, tableIndex, table, isHeader);
  const count = (number: number) => formatNumber(number, locale);
  return (
    <>
      <RowFilters table={table} filter={filter} onChoose={choose} />
      <p className={styles.help}>{messages.help}</p>
      {(window.size ?? 0) > MAX_ROWS && <Notice>{messages.previewLimited(count(MAX_ROWS))}</Notice>}
      <div className={styles.work}>
        <div className={styles.rows}>
          <RowGrid
            key={`${filter.state} ${filter.kind}`}
            table={table}
            window={window}
            rows={rows}
            selected={selected}
            isEditing={editedCell !== null}
            focusRequests={focusRequests}
            onSelect={setSelected}
            onEdit={edit}
            onSave={(text) => updateRow(editedCell, text)}
            onCancel={() => setEditedCell(null)}
            onClear={(cell) => updateRow(cellAt(cell), '')}
          />
          {window.size === 0 && <p className={styles.nothing}>{messages.noRows}</p>}
        </div>
        <RowPanel
          title={row === undefined ? null : isHeader ? messages.headerOf(count(row)) : messages.row(count(row))}
          header={table.header}
          column={selected?.column ?? -1}
          cells={cells}
          issues={isHeader ? table.headerIssues : (record?.issues ?? [])}
          countAlike={countAlike}
          onFixAlike={(issue) => {
            const problem = problemOf(tableIndex, issue);
            if (problem === null) return;
            setFocusRequests((times) => times + 1);
            fixAlike(problem);
          }}
          onUse={(column, text) => {
            if (selected === null) return;
            const cell = { ...selected, column };
            setSelected(cell);
            setFocusRequests((times) => times + 1);
            updateRow(cellAt(cell), text);
          }}
          onEdit={(column) => selected !== null && edit({ ...selected, column })}
        />
      </div>
    </>
  );
}

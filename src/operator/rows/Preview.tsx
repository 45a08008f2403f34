import { useState } from 'react';
import type { CellFix } from '@/importer/openImport';
import type { IssueCode } from '@/importer/rowIssue';
import type { DeskClient } from '@/operator/deskClient';
import { ISSUE_KINDS } from '@/operator/messages/issueKinds';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import type { RowFilter, TableSummary } from '@/operator/protocol';
import { FacetTag } from '@/ui/FacetTag';
import { formatNumber } from '@/ui/format';
import { Notice } from '@/ui/Notice';
import { SegmentedSwitch } from '@/ui/SegmentedSwitch';
import { useLocale } from '@/ui/useLocale';
import { type CellCursor, HEADER } from './cellCursor';
import styles from './Preview.module.css';
import { MOST_ROWS, RowGrid } from './RowGrid';
import { RowPanel } from './RowPanel';
import { useRowWindow } from './useRowWindow';

type PreviewProps = {
  readonly ask: DeskClient['ask'];
  /** Place of the table in the file, and what is known of it. */
  readonly at: number;
  readonly table: TableSummary;
  readonly epoch: number;
  readonly revision: number;
  readonly onFix: (fix: CellFix) => void;
};

const STATES = ['all', 'error', 'warning', 'fine'] as const;
type StateChoice = (typeof STATES)[number];

/** The rows of one table: which of them, the grid, and what is wrong with the selected one. */
export function Preview({ ask, at, table, epoch, revision, onFix }: PreviewProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const [filter, setFilter] = useState<RowFilter>({ state: null, kind: null });
  const [selected, setSelected] = useState<CellCursor | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [focusAsked, setFocusAsked] = useState(0);
  const window = useRowWindow(ask, at, filter, epoch, revision);
  const rows = Math.min(window.size ?? 0, MOST_ROWS);
  const isHeader = selected?.index === HEADER;
  const record = selected === null || isHeader ? undefined : window.rowAt(selected.index);
  const cells = isHeader ? table.header : (record?.cells ?? []);
  const row = isHeader ? table.headerRow : record?.row;

  const choose = (next: RowFilter) => {
    setFilter(next);
    setSelected(null);
    setDraft(null);
  };
  const put = (column: number, text: string) => {
    setDraft(null);
    if (selected === null || row === undefined || text === (cells[column] ?? '')) return;
    window.put(selected.index, column, text);
    onFix({ sheet: table.name, row, column, text });
  };
  const count = (number: number) => formatNumber(number, locale);
  return (
    <>
      <Filters table={table} filter={filter} onChoose={choose} />
      <p className={styles.help}>{words.help}</p>
      {(window.size ?? 0) > MOST_ROWS && <Notice>{words.clipped(count(MOST_ROWS))}</Notice>}
      <div className={styles.work}>
        <div className={styles.rows}>
          <RowGrid
            key={`${filter.state} ${filter.kind}`}
            table={table}
            window={window}
            rows={rows}
            selected={selected}
            draft={draft}
            focusAsked={focusAsked}
            onSelect={setSelected}
            onEdit={setDraft}
            onSave={(text) => selected !== null && put(selected.column, text)}
            onCancel={() => setDraft(null)}
          />
          {window.size === 0 && <p className={styles.nothing}>{words.nothing}</p>}
        </div>
        <RowPanel
          title={row === undefined ? null : isHeader ? words.headerOf(count(row)) : words.row(count(row))}
          header={table.header}
          cells={cells}
          issues={isHeader ? table.headerIssues : (record?.issues ?? [])}
          onUse={(column, text) => {
            if (selected !== null) setSelected({ ...selected, column });
            setFocusAsked((times) => times + 1);
            put(column, text);
          }}
          onEdit={(column) => {
            if (selected !== null) setSelected({ ...selected, column });
            setDraft(cells[column] ?? '');
          }}
        />
      </div>
    </>
  );
}

type FiltersProps = {
  readonly table: TableSummary;
  readonly filter: RowFilter;
  readonly onChoose: (filter: RowFilter) => void;
};

function Filters({ table: { counts, kinds }, filter, onChoose }: FiltersProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const all = counts.error + counts.warning + counts.fine;
  const label: Readonly<Record<StateChoice, string>> = {
    all: `${words.all} ${formatNumber(all, locale)}`,
    error: `${words.errors} ${formatNumber(counts.error, locale)}`,
    warning: `${words.warnings} ${formatNumber(counts.warning, locale)}`,
    fine: `${words.fine} ${formatNumber(counts.fine, locale)}`,
  };
  const toggle = (code: IssueCode) => onChoose({ state: null, kind: filter.kind === code ? null : code });
  return (
    <div className={styles.filters}>
      <SegmentedSwitch<StateChoice>
        label={words.filter}
        options={STATES.map((value) => ({ value, label: label[value] }))}
        value={filter.kind === null ? (filter.state ?? 'all') : ''}
        onChoose={(state) => onChoose({ state: state === 'all' ? null : state, kind: null })}
      />
      {kinds.length > 0 && (
        <fieldset className={styles.kinds}>
          <legend>{words.kinds}</legend>
          {kinds.map(({ code, rows }) => (
            <FacetTag
              key={code}
              checked={filter.kind === code}
              count={formatNumber(rows, locale)}
              onToggle={() => toggle(code)}
            >
              {ISSUE_KINDS[code][locale]}
            </FacetTag>
          ))}
        </fieldset>
      )}
    </div>
  );
}

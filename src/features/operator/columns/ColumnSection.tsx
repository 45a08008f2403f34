import { Button } from 'antd';
import { useState } from 'react';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { ColumnChoices, ColumnDescription, FileSummary } from '@/operator-worker/protocol';
import { formatNumber } from '@/ui/format/format';
import { saveFile } from '@/ui/format/saveFile';
import { useLocale } from '@/ui/hooks/useLocale';
import { ColumnRow } from './ColumnRow';
import styles from './columns.module.css';
import { makeMapFile } from './mapFile';

type ColumnSectionProps = {
  /** Name of the sheet's file. */
  readonly file: string;
  readonly summary: FileSummary;
  /** Changes with every answer of the desk, also one that nothing came of. */
  readonly turn: string;
  readonly onMap: (change: (words: ColumnChoices) => ColumnChoices) => void;
};

/** Which header is read as what; each can be read otherwise, which is remembered. Those that were not simply understood when the
 *  file was opened stand first and stay there while they are put right. */
export function ColumnSection({ file, summary, turn, onMap }: ColumnSectionProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const columns = listColumns(summary);
  const [noted] = useState(() => new Set(columns.filter(({ state }) => state !== 'read').map(({ header }) => header)));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ turn: '', header: '', field: '' });
  // All rows are read again before the desk answers: what was chosen is shown at once.
  const isReading = chosen.turn === turn;
  const first = columns.filter((column) => noted.has(column.header) || isUnused(column));
  const others = columns.filter((column) => !first.includes(column));
  const unused = columns.filter(isUnused).length;
  const count = (number: number) => formatNumber(number, locale);
  const all = count(columns.length);
  const said = unused === 0 ? words.columnsFine(all) : words.columnsTrouble(all, count(unused));
  const choose = ({ header, mapping }: ColumnDescription, field: string) => {
    setChosen({ turn, header, field });
    onMap(({ [mapping?.header ?? header]: _, ...rest }) => (field === '' ? rest : { ...rest, [header]: field }));
  };
  const list = (listed: readonly ColumnDescription[]) => (
    <ul className={styles.columns}>
      {listed.map((column) => (
        <ColumnRow
          key={column.header}
          column={column}
          fields={summary.fields}
          chosen={isReading && chosen.header === column.header ? chosen.field : null}
          onChoose={(field) => choose(column, field)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div role="status">{isReading ? words.reading(file) : said}</div>
      {first.length > 0 && list(first)}
      {others.length > 0 && (
        <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{first.length === 0 ? words.allColumns : words.otherColumns(count(others.length))}</summary>
          {open && list(others)}
        </details>
      )}
      <p className={styles.quiet}>{words.columnsHint}</p>
      <KeptMap file={file} map={summary.map} onClear={() => onMap(() => ({}))} />
    </>
  );
}

type KeptMapProps = { readonly file: string; readonly map: ColumnChoices; readonly onClear: () => void };

/** What was said of columns, to be taken away or forgotten; nothing while nothing is said. */
function KeptMap({ file, map, onClear }: KeptMapProps) {
  const words = useOperatorMessages();
  if (Object.keys(map).length === 0) return null;
  const made = makeMapFile(file, map);
  return (
    <div className={styles.kept}>
      <Button onClick={() => saveFile(made)}>{words.mapFile}</Button>
      <Button type="text" onClick={onClear}>
        {words.clearMap}
      </Button>
      <p className={styles.quiet}>{words.mapHint(made.name)}</p>
    </div>
  );
}

/** The columns of all tables. A map speaks of headers: where several columns have the same, the one with trouble stands for them. */
function listColumns({ tables }: FileSummary): readonly ColumnDescription[] {
  const columns = new Map<string, ColumnDescription>();
  for (const column of tables.flatMap((table) => table.columns)) {
    const known = columns.get(column.header);
    if (known === undefined || (!isUnused(known) && isUnused(column))) columns.set(column.header, column);
  }
  return [...columns.values()];
}

/** True for a column that nobody has said anything of, and that is not imported. */
function isUnused({ state }: ColumnDescription): boolean {
  return state !== 'read' && state !== 'mapped' && state !== 'ignored';
}

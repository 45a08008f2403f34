import { useState } from 'react';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { ColumnChoices, ColumnDescription, FileSummary } from '@/operator-worker/protocol';
import { saveFile } from '@/ui/browser/saveFile';
import { Button } from '@/ui/components/controls/Button';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { ColumnRow } from './ColumnRow';
import styles from './columns.module.css';
import { createMapFile } from './mapFile';

type ColumnSectionProps = {
  /** Name of the sheet's file. */
  readonly file: string;
  readonly summary: FileSummary;
  /** Changes with every response of the session, even without effect. */
  readonly resultId: string;
  readonly onMap: (change: (choices: ColumnChoices) => ColumnChoices) => void;
};

/** Lists columns with their fields, which the operator can change; choices are stored. Columns that were unclear when the file was opened
 *  come first, even after they have been resolved. */
export function ColumnSection({ file, summary, resultId, onMap }: ColumnSectionProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const columns = listColumns(summary);
  const [initiallyUnread] = useState(
    () => new Set(columns.filter(({ state }) => state !== 'read').map(({ header }) => header)),
  );
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState({ resultId: '', header: '', field: '' });
  // The choice is shown immediately, because the session responds only after parsing all rows again.
  const isPending = pending.resultId === resultId;
  const first = columns.filter((column) => initiallyUnread.has(column.header) || isUnused(column));
  const others = columns.filter((column) => !first.includes(column));
  const unused = columns.filter(isUnused).length;
  const count = (number: number) => formatNumber(number, locale);
  const all = count(columns.length);
  const statusText = unused === 0 ? messages.columnsRecognized(all) : messages.columnsUnused(all, count(unused));
  const choose = ({ header, mapping }: ColumnDescription, field: string) => {
    setPending({ resultId, header, field });
    onMap(({ [mapping?.header ?? header]: _, ...rest }) => (field === '' ? rest : { ...rest, [header]: field }));
  };
  const list = (listed: readonly ColumnDescription[]) => (
    <ul className={styles.columns}>
      {listed.map((column) => (
        <ColumnRow
          key={column.header}
          column={column}
          fields={summary.fields}
          chosen={isPending && pending.header === column.header ? pending.field : null}
          onChoose={(field) => choose(column, field)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div role="status">{isPending ? messages.reading(file) : statusText}</div>
      {first.length > 0 && list(first)}
      {others.length > 0 && (
        <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{first.length === 0 ? messages.allColumns : messages.otherColumns(count(others.length))}</summary>
          {open && list(others)}
        </details>
      )}
      <p className={styles.secondary}>{messages.columnsHint}</p>
      <StoredMapActions file={file} map={summary.map} onClear={() => onMap(() => ({}))} />
    </>
  );
}

type StoredMapActionsProps = { readonly file: string; readonly map: ColumnChoices; readonly onClear: () => void };

/** Downloads or clears the stored column choices, if there are any. */
function StoredMapActions({ file, map, onClear }: StoredMapActionsProps) {
  const messages = useOperatorMessages();
  if (Object.keys(map).length === 0) return null;
  const download = createMapFile(file, map);
  return (
    <div className={styles.storedMap}>
      <Button onClick={() => saveFile(download)}>{messages.mapFile}</Button>
      <Button variant="text" onClick={onClear}>
        {messages.clearColumnMap}
      </Button>
      <p className={styles.secondary}>{messages.mapHint(download.name)}</p>
    </div>
  );
}

/** Returns the columns of all tables, one per header. Of columns with equal headers, returns one with a problem if there is any. */
function listColumns({ tables }: FileSummary): readonly ColumnDescription[] {
  const columns = new Map<string, ColumnDescription>();
  for (const column of tables.flatMap((table) => table.columns)) {
    const known = columns.get(column.header);
    if (known === undefined || (!isUnused(known) && isUnused(column))) columns.set(column.header, column);
  }
  return [...columns.values()];
}

/** Returns true for a column that is neither imported nor chosen by the operator. */
function isUnused({ state }: ColumnDescription): boolean {
  return state !== 'read' && state !== 'mapped' && state !== 'ignored';
}

import { IssueMark } from '@/features/operator/messages/IssueMark';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { IGNORE } from '@/importer/columns/columnMap';
import type { IssueSeverity } from '@/importer/issues/rowIssue';
import type { ColumnDescription, ColumnState, FieldChoice } from '@/operator-worker/protocol';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './columns.module.css';

type ColumnRowProps = {
  readonly column: ColumnDescription;
  readonly fields: readonly FieldChoice[];
  /** What was just chosen and is not read yet; null for nothing. */
  readonly chosen: string | null;
  /** @param field  id of a field, `ignore`, or empty: whatever the header says */
  readonly onChoose: (field: string) => void;
};

/** How bad it is to leave a column like this. */
const SEVERITIES: Readonly<Partial<Record<ColumnState, IssueSeverity>>> = {
  doubtful: 'error',
  repeated: 'error',
  unknown: 'warning',
  replaced: 'warning',
};

/** A header, a text below it, and what it is read as. The choice is the browser's own list: a sheet may have hundreds of columns,
 *  and phones show it best. */
export function ColumnRow({ column, fields, chosen, onChoose }: ColumnRowProps) {
  const { header, state, field, mapping, sample } = column;
  const words = useOperatorMessages();
  const locale = useLocale();
  const severity = SEVERITIES[state];
  // The choice itself says the rest.
  const said = state === 'read' || state === 'ignored' ? null : words.columnStates[state];
  const guess = mapping === null ? words.guess(field?.[locale] ?? said ?? '') : words.guessAgain;
  return (
    <li>
      <span className={styles.header}>{header}</span>
      <span className={styles.sample}>{sample}</span>
      <select
        aria-label={words.readAs(header)}
        value={chosen ?? mapping?.field ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{guess}</option>
        <option value={IGNORE}>{words.ignore}</option>
        {fields.map(({ id, names }) => (
          <option key={id} value={id}>
            {names[locale]}
          </option>
        ))}
      </select>
      {said !== null && (
        <span className={`${styles.state} ${severity === undefined ? '' : styles[severity]}`}>
          {severity !== undefined && <IssueMark severity={severity} />}
          {said}
        </span>
      )}
    </li>
  );
}

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
  /** The operator's choice that has not been processed yet, if any. */
  readonly chosen: string | null;
  /** @param field  id of a field, `ignore`, or empty to use the header */
  readonly onChoose: (field: string) => void;
};

/** Severity of an unresolved column state. */
const SEVERITIES: Readonly<Partial<Record<ColumnState, IssueSeverity>>> = {
  doubtful: 'error',
  repeated: 'error',
  unknown: 'warning',
  replaced: 'warning',
};

/** A column header with a sample and its field. Uses a native select, because a sheet may have hundreds of columns and native selects
 *  work best on phones. */
export function ColumnRow({ column, fields, chosen: pendingField, onChoose }: ColumnRowProps) {
  const { header, state, field, mapping, sample } = column;
  const messages = useOperatorMessages();
  const locale = useLocale();
  const severity = SEVERITIES[state];
  // The select already shows these states.
  const stateText = state === 'read' || state === 'ignored' ? null : messages.columnStates[state];
  const automaticLabel =
    mapping === null ? messages.automaticField(field?.[locale] ?? stateText ?? '') : messages.automatic;
  return (
    <li>
      <span className={styles.header}>{header}</span>
      <span className={styles.sample}>{sample}</span>
      <select
        aria-label={messages.readAs(header)}
        value={pendingField ?? mapping?.field ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{automaticLabel}</option>
        <option value={IGNORE}>{messages.ignore}</option>
        {fields.map(({ id, names }) => (
          <option key={id} value={id}>
            {names[locale]}
          </option>
        ))}
      </select>
      {stateText !== null && (
        <span className={`${styles.state} ${severity === undefined ? '' : styles[severity]}`}>
          {severity !== undefined && <IssueMark severity={severity} />}
          {stateText}
        </span>
      )}
    </li>
  );
}

import { ISSUE_KINDS } from '@/features/operator/messages/issueKinds';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { IssueCode } from '@/importer/issues/rowIssue';
import type { RowFilter, TableSummary } from '@/operator-worker/protocol';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './Preview.module.css';

const STATES = ['all', 'error', 'warning', 'fine'] as const;
type StateChoice = (typeof STATES)[number];

type RowFiltersProps = {
  readonly table: TableSummary;
  readonly filter: RowFilter;
  readonly onChoose: (filter: RowFilter) => void;
};

/** Filters the rows of a table by state or issue code. */
export function RowFilters({ table: { counts, issueCounts }, filter, onChoose }: RowFiltersProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const all = counts.error + counts.warning + counts.fine;
  const label: Readonly<Record<StateChoice, string>> = {
    all: `${messages.all} ${formatNumber(all, locale)}`,
    error: `${messages.errors} ${formatNumber(counts.error, locale)}`,
    warning: `${messages.warnings} ${formatNumber(counts.warning, locale)}`,
    fine: `${messages.fine} ${formatNumber(counts.fine, locale)}`,
  };
  const toggle = (code: IssueCode) => onChoose({ state: null, kind: filter.kind === code ? null : code });
  return (
    <div className={styles.filters}>
      <SegmentedSwitch<StateChoice>
        label={messages.filter}
        options={STATES.map((value) => ({ value, label: label[value] }))}
        value={filter.kind === null ? (filter.state ?? 'all') : ''}
        onChoose={(state) => onChoose({ state: state === 'all' ? null : state, kind: null })}
      />
      {issueCounts.length > 0 && (
        <fieldset className={styles.kinds}>
          <legend>{messages.kinds}</legend>
          {issueCounts.map(({ code, rows }) => (
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

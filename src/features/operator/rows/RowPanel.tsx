import { useEffect, useState } from 'react';
import { IssueMark } from '@/features/operator/messages/IssueMark';
import { ISSUE_KINDS } from '@/features/operator/messages/issueKinds';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { describeExpected } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { applySuggestion } from '@/operator-worker/applySuggestion';
import { Button } from '@/ui/components/controls/Button';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './RowPanel.module.css';
import type { CountMatchingCells } from './useCountMatchingCells';

type RowPanelProps = {
  /** Title of the selected row; null if none is selected. */
  readonly title: string | null;
  readonly header: readonly string[];
  /** Index of the selected column, whose issues come first. */
  readonly column: number;
  readonly cells: readonly string[];
  readonly issues: readonly RowIssue[];
  readonly countAlike: CountMatchingCells;
  readonly onUse: (column: number, text: string) => void;
  /** Applies the suggestion in every cell with the same problem. */
  readonly onFixAlike: (issue: RowIssue) => void;
  readonly onEdit: (column: number) => void;
};

/** Lists the issues of the selected row with their actions. */
export function RowPanel(props: RowPanelProps) {
  const { title, header, column: selected, cells, issues, countAlike, onUse, onFixAlike, onEdit } = props;
  const messages = useOperatorMessages();
  if (title === null) return <p className={`${styles.panel} ${styles.quiet}`}>{messages.selectRow}</p>;
  const ordered = issues
    .map((issue, index) => ({ issue, index, column: header.indexOf(issue.column ?? '\0') }))
    .sort((a, b) => Number(b.column === selected) - Number(a.column === selected));
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      {issues.length === 0 && <p className={styles.quiet}>{messages.rowFine}</p>}
      <ul>
        {ordered.map(({ issue, column, index }) => (
          <Issue
            key={index}
            issue={issue}
            cell={cells[column] ?? ''}
            countAlike={countAlike}
            onUse={(text) => onUse(column, text)}
            onFixAlike={() => onFixAlike(issue)}
            onEdit={column < 0 ? null : () => onEdit(column)}
          />
        ))}
      </ul>
    </section>
  );
}

type IssueProps = {
  readonly issue: RowIssue;
  readonly cell: string;
  readonly countAlike: CountMatchingCells;
  readonly onUse: (text: string) => void;
  readonly onFixAlike: () => void;
  /** null if the issue has no single cell. */
  readonly onEdit: (() => void) | null;
};

function Issue({ issue, cell, countAlike, onUse, onFixAlike, onEdit }: IssueProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const withSuggestion = onEdit === null ? null : applySuggestion(cell, issue);
  const matchingCells = useMatchingCells(issue, withSuggestion === null ? null : countAlike);
  const column = issue.column ?? messages.wholeRow;
  return (
    <li className={styles.issue}>
      <p className={styles.kind}>
        <IssueMark severity={issue.severity} />
        <span>
          {column} · {ISSUE_KINDS[issue.code][locale]}
        </span>
      </p>
      <dl>
        <dt>{messages.found}</dt>
        <dd>{issue.got === '' ? messages.empty : `“${issue.got}”`}</dd>
        <dt>{messages.expected}</dt>
        <dd>{describeExpected(issue.expected, locale)}</dd>
      </dl>
      <div className={styles.ways}>
        {withSuggestion !== null && (
          <Button onClick={() => onUse(withSuggestion)}>{messages.takeSuggestion(issue.suggestion ?? '')}</Button>
        )}
        {withSuggestion !== null && matchingCells > 1 && (
          <Button onClick={onFixAlike}>{messages.fixAlike(formatNumber(matchingCells, locale))}</Button>
        )}
        {onEdit !== null && (
          <Button variant="text" onClick={onEdit}>
            {messages.editCell(column)}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns the number of cells with the same problem; 0 while unknown. */
function useMatchingCells(issue: RowIssue, count: CountMatchingCells | null): number {
  const [matchingCells, setMatchingCells] = useState(0);
  useEffect(() => {
    let isStale = false;
    setMatchingCells(0);
    count?.(issue).then(
      (cells) => {
        if (!isStale) setMatchingCells(cells);
      },
      // If the count fails, there is no button. The page itself reports a lost worker.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [issue, count]);
  return matchingCells;
}

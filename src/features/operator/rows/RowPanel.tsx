import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { IssueMark } from '@/features/operator/messages/IssueMark';
import { ISSUE_KINDS } from '@/features/operator/messages/issueKinds';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { describeExpected } from '@/importer/issues/formatIssue';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { applySuggestion } from '@/operator-worker/applySuggestion';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './RowPanel.module.css';
import type { CountAlike } from './useCountAlike';

type RowPanelProps = {
  /** The row in words; null where none is selected. */
  readonly title: string | null;
  readonly header: readonly string[];
  /** The selected column; its issues come first. */
  readonly column: number;
  readonly cells: readonly string[];
  readonly issues: readonly RowIssue[];
  readonly countAlike: CountAlike;
  readonly onUse: (column: number, text: string) => void;
  /** Takes the suggestion of an issue in every cell that has the same problem. */
  readonly onFixAlike: (issue: RowIssue) => void;
  readonly onEdit: (column: number) => void;
};

/** All that is wrong with the selected row, with what can be done about each. */
export function RowPanel(props: RowPanelProps) {
  const { title, header, column: selected, cells, issues, countAlike, onUse, onFixAlike, onEdit } = props;
  const words = useOperatorMessages();
  if (title === null) return <p className={`${styles.panel} ${styles.quiet}`}>{words.selectRow}</p>;
  const ordered = issues
    .map((issue, at) => ({ issue, at, column: header.indexOf(issue.column ?? '\0') }))
    .sort((a, b) => Number(b.column === selected) - Number(a.column === selected));
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      {issues.length === 0 && <p className={styles.quiet}>{words.rowFine}</p>}
      <ul>
        {ordered.map(({ issue, column, at }) => (
          <Issue
            key={at}
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
  readonly countAlike: CountAlike;
  readonly onUse: (text: string) => void;
  readonly onFixAlike: () => void;
  /** null where no single cell is to blame. */
  readonly onEdit: (() => void) | null;
};

function Issue({ issue, cell, countAlike, onUse, onFixAlike, onEdit }: IssueProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const better = onEdit === null ? null : applySuggestion(cell, issue);
  const alike = useAlike(issue, better === null ? null : countAlike);
  const column = issue.column ?? words.wholeRow;
  return (
    <li className={styles.issue}>
      <p className={styles.kind}>
        <IssueMark severity={issue.severity} />
        <span>
          {column} · {ISSUE_KINDS[issue.code][locale]}
        </span>
      </p>
      <dl>
        <dt>{words.got}</dt>
        <dd>{issue.got === '' ? words.empty : `“${issue.got}”`}</dd>
        <dt>{words.expected}</dt>
        <dd>{describeExpected(issue.expected, locale)}</dd>
      </dl>
      <div className={styles.ways}>
        {better !== null && (
          <Button onClick={() => onUse(better)}>{words.takeSuggestion(issue.suggestion ?? '')}</Button>
        )}
        {better !== null && alike > 1 && (
          <Button onClick={onFixAlike}>{words.fixAlike(formatNumber(alike, locale))}</Button>
        )}
        {onEdit !== null && (
          <Button type="text" onClick={onEdit}>
            {words.editCell(column)}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How many cells have the same problem; 0 until that is known. */
function useAlike(issue: RowIssue, count: CountAlike | null): number {
  const [alike, setAlike] = useState(0);
  useEffect(() => {
    let over = false;
    setAlike(0);
    count?.(issue).then(
      (cells) => {
        if (!over) setAlike(cells);
      },
      // Without the number there is no button, and the worker's end is shown by the page as a whole.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [issue, count]);
  return alike;
}

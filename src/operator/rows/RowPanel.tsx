import { Button } from 'antd';
import { describeExpected, type IssueLocale } from '@/importer/formatIssue';
import type { RowIssue } from '@/importer/rowIssue';
import { ISSUE_KINDS } from '@/operator/messages/issueKinds';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import { useLocale } from '@/ui/useLocale';
import { applySuggestion } from './cellCursor';
import { IssueMark } from './IssueMark';
import styles from './RowPanel.module.css';

type RowPanelProps = {
  /** The row in words; null where none is selected. */
  readonly title: string | null;
  readonly header: readonly string[];
  readonly cells: readonly string[];
  readonly issues: readonly RowIssue[];
  readonly onUse: (column: number, text: string) => void;
  readonly onEdit: (column: number) => void;
};

/** All that is wrong with the selected row, with what can be done about each. */
export function RowPanel({ title, header, cells, issues, onUse, onEdit }: RowPanelProps) {
  const words = useOperatorMessages();
  if (title === null) return <p className={`${styles.panel} ${styles.quiet}`}>{words.selectRow}</p>;
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      {issues.length === 0 && <p className={styles.quiet}>{words.rowFine}</p>}
      <ul>
        {issues.map((issue, at) => {
          const column = header.indexOf(issue.column ?? '\0');
          return (
            <Issue
              // biome-ignore lint/suspicious/noArrayIndexKey: one row may have two equal issues.
              key={at}
              issue={issue}
              cell={cells[column] ?? ''}
              onUse={(text) => onUse(column, text)}
              onEdit={column < 0 ? null : () => onEdit(column)}
            />
          );
        })}
      </ul>
    </section>
  );
}

type IssueProps = {
  readonly issue: RowIssue;
  readonly cell: string;
  readonly onUse: (text: string) => void;
  /** null where no single cell is to blame. */
  readonly onEdit: (() => void) | null;
};

function Issue({ issue, cell, onUse, onEdit }: IssueProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const spoken: IssueLocale = locale === 'zh' ? 'zh' : 'en';
  const better = onEdit === null ? null : applySuggestion(cell, issue);
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
        <dd>{describeExpected(issue.expected, spoken)}</dd>
      </dl>
      <div className={styles.ways}>
        {better !== null && (
          <Button onClick={() => onUse(better)}>{words.takeSuggestion(issue.suggestion ?? '')}</Button>
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

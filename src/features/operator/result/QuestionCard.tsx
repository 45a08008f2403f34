import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { GuardFinding } from '@/operator-worker/protocol';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { type DescribedQuestion, describeQuestion } from './describeQuestion';
import styles from './guard.module.css';

type QuestionCardProps = {
  readonly finding: GuardFinding;
  /** The control to answer the question; absent where the question is only announced. */
  readonly children?: ReactNode;
};

/** Describes one question of the publishing guard. */
export function QuestionCard({ finding, children }: QuestionCardProps) {
  const messages = useGuardMessages();
  const description = describeQuestion(finding, messages, useLocale());
  return (
    <Alert
      type="warning"
      role="group"
      aria-label={description.title}
      title={description.title}
      description={
        <div className={styles.card}>
          <Entries described={description} />
          {children}
        </div>
      }
    />
  );
}

/** Entries shown before the full list is opened. */
const MAX_SHOWN = 10;

/** The first entries of a question, a disclosure of all entries sent, and its notes. */
function Entries({ described: { notes, entries, count } }: { readonly described: DescribedQuestion }) {
  const messages = useGuardMessages();
  const { onlyFirst } = useOperatorMessages();
  const locale = useLocale();
  const total = formatNumber(count, locale);
  const list = (visible: readonly string[]) => (
    <ul className={styles.entries}>
      {visible.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
  return (
    <>
      {entries.length > 0 && list(entries.slice(0, MAX_SHOWN))}
      {entries.length > MAX_SHOWN && (
        <details className={styles.all}>
          <summary>{messages.listAll(total)}</summary>
          {entries.length < count && <p>{onlyFirst(formatNumber(entries.length, locale), total)}</p>}
          {list(entries)}
        </details>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

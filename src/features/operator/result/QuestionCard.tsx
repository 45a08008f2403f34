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
  /** The control that answers the question, where it is asked and not only announced. */
  readonly children?: ReactNode;
};

/** What one question of the publishing guard is about. */
export function QuestionCard({ finding, children }: QuestionCardProps) {
  const words = useGuardMessages();
  const described = describeQuestion(finding, words, useLocale());
  return (
    <Alert
      type="warning"
      role="group"
      aria-label={described.title}
      title={described.title}
      description={
        <div className={styles.card}>
          <Entries described={described} />
          {children}
        </div>
      }
    />
  );
}

/** Entries that are shown without opening the list of all. */
const MAX_SHOWN = 10;

/** The first entries of a question, a list of all that were sent, and its notes. */
function Entries({ described: { notes, entries, count } }: { readonly described: DescribedQuestion }) {
  const words = useGuardMessages();
  const { onlyFirst } = useOperatorMessages();
  const locale = useLocale();
  const total = formatNumber(count, locale);
  const list = (shown: readonly string[]) => (
    <ul className={styles.entries}>
      {shown.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
  return (
    <>
      {entries.length > 0 && list(entries.slice(0, MAX_SHOWN))}
      {entries.length > MAX_SHOWN && (
        <details className={styles.all}>
          <summary>{words.listAll(total)}</summary>
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

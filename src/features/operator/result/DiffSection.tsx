import { type ReactNode, useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { ChangedLine, DiffLine, DiffResult } from '@/operator-worker/protocol';
import { Button } from '@/ui/components/controls/Button';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatDateTime, formatNumber } from '@/ui/format/format';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { QuestionCard } from './QuestionCard';
import styles from './result.module.css';

type DiffSectionProps = {
  readonly ask: SessionClient['ask'];
  /** Changes with the file; a comparison of an earlier state is marked as stale. */
  readonly state: string;
};

type ComparisonState =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly diff: DiffResult; readonly state: string };

/** Compares the sheet with the published catalog. */
export function DiffSection({ ask, state }: DiffSectionProps) {
  const messages = useOperatorMessages();
  const [comparison, setComparison] = useState<ComparisonState>({ status: 'none' });
  const compare = () => {
    setComparison({ status: 'busy' });
    ask('diff', null).then(
      (diff) => setComparison({ status: 'done', diff, state }),
      (error: unknown) => setComparison({ status: 'failed', error }),
    );
  };
  const isStale = comparison.status === 'done' && comparison.state !== state;
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={compare} disabled={comparison.status === 'busy'}>
          {comparison.status === 'busy' ? messages.comparing : isStale ? messages.compareAgain : messages.compare}
        </Button>
      </div>
      {comparison.status === 'failed' && (
        <Notice tone="bad">{`${messages.failed}${problemText(comparison.error, messages)}`}</Notice>
      )}
      {comparison.status === 'done' && <Difference diff={comparison.diff} />}
    </>
  );
}

function Difference({ diff }: { readonly diff: DiffResult }) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const { published, counts, added, changed, removed, questions } = diff;
  const count = (number: number) => formatNumber(number, locale);
  return (
    <div className={styles.diff} role="status">
      <p>{publishedText()}</p>
      <DiffList title={messages.added(count(counts.added))} lines={added} count={counts.added}>
        {(line) => <b>{formatMoney(line.price, locale)}</b>}
      </DiffList>
      <DiffList title={messages.changed(count(counts.changed))} lines={changed} count={counts.changed}>
        {(line) => <Change line={line} />}
      </DiffList>
      <DiffList title={messages.removed(count(counts.removed))} lines={removed} count={counts.removed}>
        {(line) => <b>{formatMoney(line.price, locale)}</b>}
      </DiffList>
      <p className={styles.secondary}>{restText()}</p>
      {questions.length > 0 && <LaterQuestions questions={questions} />}
    </div>
  );

  /** Lists the empty categories and the number of unchanged offers. */
  function restText(): string {
    const lists = ['added', 'changed', 'removed'] as const;
    const empty = lists.filter((list) => counts[list] === 0).map((list) => messages[list](count(0)));
    return [...empty, messages.same(count(counts.same))].join(' · ');
  }

  function publishedText(): string {
    if (published === null) return messages.nonePublished;
    const time = formatDateTime(published.publishedAt, Date.now() as EpochMs, locale);
    return messages.publishedAt(count(published.offers), time);
  }
}

/** Lists the questions to answer before the download. */
function LaterQuestions({ questions }: Pick<DiffResult, 'questions'>) {
  const messages = useGuardMessages();
  return (
    <>
      <p>{messages.beforePublishing}</p>
      {questions.map((finding) => (
        <QuestionCard key={finding.question.kind} finding={finding} />
      ))}
    </>
  );
}

type DiffListProps<T extends DiffLine> = {
  readonly title: string;
  readonly lines: readonly T[];
  /** Total number, of which `lines` are the first. */
  readonly count: number;
  readonly children: (line: T) => ReactNode;
};

function DiffList<T extends DiffLine>({ title, lines, count, children }: DiffListProps<T>) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      {lines.length < count && (
        <p className={styles.secondary}>
          {messages.onlyFirst(formatNumber(lines.length, locale), formatNumber(count, locale))}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.code}>
            <code>{line.code}</code>
            <span className={styles.label}>{line.label[locale]}</span>
            <span className={styles.change}>{children(line)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Names the changed fields; for the price also the old and new value. */
function Change({ line: { fields, move } }: { readonly line: ChangedLine }) {
  const locale = useLocale();
  return (
    <>
      {fields.map((field) => field[locale]).join(' · ')}
      {move !== null && (
        <b>
          {` ${formatMoney(move.from, locale)} → ${formatMoney(move.to, locale)}`}
          {move.percent !== null && ` (${move.percent > 0 ? '+' : ''}${formatNumber(move.percent, locale)} %)`}
        </b>
      )}
    </>
  );
}

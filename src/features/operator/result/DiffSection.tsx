import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { ChangedLine, DiffAnswer, DiffLine } from '@/operator-worker/protocol';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatDateTime, formatMoney, formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { QuestionCard } from './QuestionCard';
import styles from './result.module.css';

type DiffSectionProps = {
  readonly ask: SessionClient['ask'];
  /** Changes whenever the file does; a comparison of an earlier state says so. */
  readonly state: string;
};

type Compared =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly diff: DiffAnswer; readonly state: string };

/** What publishing the sheet would change of the catalog that is published now. */
export function DiffSection({ ask, state }: DiffSectionProps) {
  const words = useOperatorMessages();
  const [compared, setCompared] = useState<Compared>({ status: 'none' });
  const compare = () => {
    setCompared({ status: 'busy' });
    ask('diff', null).then(
      (diff) => setCompared({ status: 'done', diff, state }),
      (error: unknown) => setCompared({ status: 'failed', error }),
    );
  };
  const stale = compared.status === 'done' && compared.state !== state;
  return (
    <>
      <div className={styles.ways}>
        <Button onClick={compare} disabled={compared.status === 'busy'}>
          {compared.status === 'busy' ? words.comparing : stale ? words.compareAgain : words.compare}
        </Button>
      </div>
      {compared.status === 'failed' && (
        <Notice tone="bad">{`${words.failed}${problemText(compared.error, words)}`}</Notice>
      )}
      {compared.status === 'done' && <Difference diff={compared.diff} />}
    </>
  );
}

function Difference({ diff }: { readonly diff: DiffAnswer }) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const { published, counts, added, changed, removed, questions } = diff;
  const count = (number: number) => formatNumber(number, locale);
  return (
    <div className={styles.diff} role="status">
      <p>{sayPublished()}</p>
      <DiffList title={words.added(count(counts.added))} lines={added} count={counts.added}>
        {(line) => <b>{formatMoney(line.price, locale)}</b>}
      </DiffList>
      <DiffList title={words.changed(count(counts.changed))} lines={changed} count={counts.changed}>
        {(line) => <Change line={line} />}
      </DiffList>
      <DiffList title={words.removed(count(counts.removed))} lines={removed} count={counts.removed}>
        {(line) => <b>{formatMoney(line.price, locale)}</b>}
      </DiffList>
      <p className={styles.quiet}>{sayRest()}</p>
      {questions.length > 0 && <AskedLater questions={questions} />}
    </div>
  );

  /** The lists that are empty, and how many offers stay as they are. */
  function sayRest(): string {
    const lists = ['added', 'changed', 'removed'] as const;
    const empty = lists.filter((list) => counts[list] === 0).map((list) => words[list](count(0)));
    return [...empty, words.same(count(counts.same))].join(' · ');
  }

  function sayPublished(): string {
    if (published === null) return words.nonePublished;
    const time = formatDateTime(published.publishedAt, Date.now() as EpochMs, locale);
    return words.publishedAt(count(published.offers), time);
  }
}

/** What has to be confirmed before the catalog can be downloaded. */
function AskedLater({ questions }: Pick<DiffAnswer, 'questions'>) {
  const words = useGuardMessages();
  return (
    <>
      <p>{words.beforePublishing}</p>
      {questions.map((finding) => (
        <QuestionCard key={finding.question.kind} finding={finding} />
      ))}
    </>
  );
}

type DiffListProps<T extends DiffLine> = {
  readonly title: string;
  readonly lines: readonly T[];
  /** How many there are, of which `lines` are the first. */
  readonly count: number;
  readonly children: (line: T) => ReactNode;
};

function DiffList<T extends DiffLine>({ title, lines, count, children }: DiffListProps<T>) {
  const words = useOperatorMessages();
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <details className={styles.passed}>
      <summary>{title}</summary>
      {lines.length < count && (
        <p className={styles.quiet}>
          {words.onlyFirst(formatNumber(lines.length, locale), formatNumber(count, locale))}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.code}>
            <code>{line.code}</code>
            <span className={styles.label}>{line.label[locale]}</span>
            <span className={styles.what}>{children(line)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The names of what changed; of the price also from where to where. */
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

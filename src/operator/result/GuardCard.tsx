import { Alert, Checkbox, Radio } from 'antd';
import { useGuardMessages } from '@/operator/messages/guardMessages';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import type { GuardFinding } from '@/operator/protocol';
import type { Confirmable, GuardAnswers } from '@/publishing/guardAnswers';
import { formatNumber } from '@/ui/format';
import { useLocale } from '@/ui/useLocale';
import { type DescribedQuestion, describeQuestion } from './describeQuestion';
import styles from './guard.module.css';

type GuardCardProps = {
  readonly finding: GuardFinding;
  readonly answers: GuardAnswers;
  readonly onAnswers: (answers: GuardAnswers) => void;
};

/** One question of the publishing guard, with the control that answers it. */
export function GuardCard({ finding, answers, onAnswers }: GuardCardProps) {
  const words = useGuardMessages();
  const described = describeQuestion(finding, words, useLocale());
  return (
    <Alert
      type="warning"
      showIcon
      role="group"
      aria-label={described.title}
      title={described.title}
      description={
        <div className={styles.card}>
          <QuestionEntries described={described} />
          <Control finding={finding} title={described.title} answers={answers} onAnswers={onAnswers} />
        </div>
      }
    />
  );
}

function Control({ finding: { question }, title, answers, onAnswers }: GuardCardProps & { readonly title: string }) {
  const words = useGuardMessages();
  const { kind } = question;
  const allow = (confirmed: Confirmable, isAllowed: boolean): GuardAnswers => {
    const others = answers.allowed.filter((one) => one !== confirmed);
    return { ...answers, allowed: isAllowed ? [...others, confirmed] : others };
  };
  const confirm = (confirmed: Confirmable, text: string) => (
    <Checkbox
      className={styles.choice ?? ''}
      checked={answers.allowed.includes(confirmed)}
      onChange={(event) => onAnswers(allow(confirmed, event.target.checked))}
    >
      {text}
    </Checkbox>
  );
  switch (kind) {
    case 'removed':
      return confirm(kind, words.yesRemoved);
    case 'currency':
      return confirm(kind, words.yesCurrency(question.to));
    case 'prices':
      return confirm(kind, words.yesPrices);
    case 'sample':
      return confirm(kind, words.yesSample);
    case 'delisted': {
      if (!question.canKeep) return confirm(kind, words.yesDelisted);
      const chosen = answers.keepPublished ? 'keep' : answers.allowed.includes(kind) ? 'takeOff' : null;
      return (
        <Radio.Group
          className={styles.choices ?? ''}
          aria-label={title}
          value={chosen}
          onChange={({ target: { value } }) =>
            onAnswers({ ...allow(kind, value === 'takeOff'), keepPublished: value === 'keep' })
          }
        >
          <Radio className={styles.choice ?? ''} value="keep">
            {words.keepPublished}
          </Radio>
          <Radio className={styles.choice ?? ''} value="takeOff">
            {words.takeOffSale}
          </Radio>
        </Radio.Group>
      );
    }
    case 'overlay':
      return (
        <Radio.Group
          className={styles.choices ?? ''}
          aria-label={title}
          value={answers.overlay}
          onChange={({ target: { value } }) => onAnswers({ ...answers, overlay: value === 'clear' ? 'clear' : 'keep' })}
        >
          <Radio className={styles.choice ?? ''} value="clear">
            {words.clearOverlay}
            <span className={styles.hint}>{words.clearOverlayHint}</span>
          </Radio>
          <Radio className={styles.choice ?? ''} value="keep">
            {words.keepOverlay}
          </Radio>
        </Radio.Group>
      );
  }
}

/** Entries that are shown without opening the list of all. */
const MAX_SHOWN = 10;

/** What a question is about: the first entries, and a list of all that were sent. */
export function QuestionEntries({ described: { notes, entries, count } }: { readonly described: DescribedQuestion }) {
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

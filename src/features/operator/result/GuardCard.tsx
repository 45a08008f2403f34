import { Checkbox, Radio } from 'antd';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import type { GuardFinding } from '@/operator-worker/protocol';
import type { Confirmable, GuardDecisions } from '@/publishing/guard/guardDecisions';
import { useLocale } from '@/ui/hooks/useLocale';
import { describeQuestion } from './describeQuestion';
import styles from './guard.module.css';
import { QuestionCard } from './QuestionCard';

type GuardCardProps = {
  readonly finding: GuardFinding;
  readonly answers: GuardDecisions;
  readonly onAnswers: (answers: GuardDecisions) => void;
};

/** A question of the publishing guard with the control to answer it. */
export function GuardCard(props: GuardCardProps) {
  const { title } = describeQuestion(props.finding, useGuardMessages(), useLocale());
  return (
    <QuestionCard finding={props.finding}>
      <Control {...props} title={title} />
    </QuestionCard>
  );
}

function Control({ finding: { question }, title, answers, onAnswers }: GuardCardProps & { readonly title: string }) {
  const messages = useGuardMessages();
  const { kind } = question;
  const allow = (confirmed: Confirmable, isAllowed: boolean): GuardDecisions => {
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
    case 'damaged':
      return confirm(kind, messages.yesDamaged);
    case 'removed':
      return confirm(kind, messages.yesRemoved);
    case 'relisted':
      return confirm(kind, messages.yesRelisted);
    case 'emptied':
      return confirm(kind, messages.yesEmptied);
    case 'currency':
      return confirm(kind, messages.yesCurrency(question.to));
    case 'prices':
      return confirm(kind, messages.yesPrices);
    case 'sample':
      return confirm(kind, 'beside' in question ? messages.yesMixed : messages.yesSample);
    case 'delisted': {
      if (!question.canKeep) return confirm(kind, messages.yesDelisted);
      const checkedValue = answers.keepPublished ? 'keep' : answers.allowed.includes(kind) ? 'takeOff' : null;
      return (
        <Radio.Group
          className={styles.choices ?? ''}
          aria-label={title}
          value={checkedValue}
          onChange={({ target: { value } }) =>
            onAnswers({ ...allow(kind, value === 'takeOff'), keepPublished: value === 'keep' })
          }
        >
          <Radio className={styles.choice ?? ''} value="keep">
            {messages.keepPublished}
          </Radio>
          <Radio className={styles.choice ?? ''} value="takeOff">
            {messages.takeOffSale}
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
            {messages.clearOverlay}
            <span className={styles.hint}>{messages.overlayHint}</span>
          </Radio>
          <Radio className={styles.choice ?? ''} value="keep">
            {messages.keepOverlay}
            {question.contradictions.some(({ entry }) => entry === 'price') && (
              <span className={styles.hint}>{messages.overlayHint}</span>
            )}
          </Radio>
        </Radio.Group>
      );
  }
}

import { useEffect, useRef } from 'react';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import type { GuardFinding } from '@/operator-worker/protocol';
import type { GuardDecisions } from '@/publishing/guard/guardDecisions';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { GuardCard } from './GuardCard';
import styles from './guard.module.css';

type GuardQuestionsProps = {
  readonly questions: readonly GuardFinding[];
  /** True if these questions replace others that were already answered. */
  readonly isChanged: boolean;
  readonly answers: GuardDecisions;
  readonly onAnswers: (answers: GuardDecisions) => void;
};

/** Shows the questions of the publishing guard. Takes the focus on mount, because the pressed button, which had it, is disabled by then. */
export function GuardQuestions({ questions, isChanged, answers, onAnswers }: GuardQuestionsProps) {
  const messages = useGuardMessages();
  const locale = useLocale();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const title = messages.intro(formatNumber(questions.length, locale));
  return (
    <section ref={ref} className={styles.questions} aria-label={title} tabIndex={-1}>
      <h3>{title}</h3>
      {isChanged && <p>{messages.changed}</p>}
      {questions.map((finding) => (
        <GuardCard key={finding.question.kind} finding={finding} answers={answers} onAnswers={onAnswers} />
      ))}
    </section>
  );
}

import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { QuestionRow } from '@/features/operator/start/QuestionRow';
import styles from './drafts.module.css';

type DraftQuestionProps = {
  readonly text: string;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
};

/** Asks before a draft is deleted. */
export function DraftQuestion({ text, onDelete, onKeep }: DraftQuestionProps) {
  const messages = useOperatorMessages();
  return (
    <div className={styles.question} role="alert">
      <QuestionRow text={text} yes={messages.remove} no={messages.keep} onYes={onDelete} onNo={onKeep} />
    </div>
  );
}

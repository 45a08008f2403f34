import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { TextButton } from '@/ui/components/controls/TextButton';
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
      <span>{text}</span>
      <TextButton onClick={onDelete}>{messages.remove}</TextButton>
      <TextButton onClick={onKeep}>{messages.keep}</TextButton>
    </div>
  );
}

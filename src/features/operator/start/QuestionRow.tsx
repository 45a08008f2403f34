import { TextButton } from '@/ui/components/controls/TextButton';
import styles from './start.module.css';

type QuestionRowProps = {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** A question with its two answers, in one row where there is room. */
export function QuestionRow({ text, yes, no, onYes, onNo }: QuestionRowProps) {
  return (
    <span className={styles.question}>
      <span>{text}</span>
      <TextButton onClick={onYes}>{yes}</TextButton>
      <TextButton onClick={onNo}>{no}</TextButton>
    </span>
  );
}

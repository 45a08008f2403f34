import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './start.module.css';

type DiscardQuestionProps = {
  /** The file that would replace the one with fixes. */
  readonly file: string;
  readonly fixes: number;
  readonly onOpen: () => void;
  readonly onKeep: () => void;
};

/** Asks before another file discards the fixes. */
export function DiscardQuestion({ file, fixes, onOpen, onKeep }: DiscardQuestionProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  return (
    <Notice tone="warn">
      <span className={styles.question}>
        <span>{messages.discard(file, formatNumber(fixes, locale))}</span>
        <TextButton onClick={onOpen}>{messages.openAnyway}</TextButton>
        <TextButton onClick={onKeep}>{messages.keepSheet}</TextButton>
      </span>
    </Notice>
  );
}

import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { QuestionRow } from './QuestionRow';

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
      <QuestionRow
        text={messages.discard(file, formatNumber(fixes, locale))}
        yes={messages.openAnyway}
        no={messages.keepSheet}
        onYes={onOpen}
        onNo={onKeep}
      />
    </Notice>
  );
}

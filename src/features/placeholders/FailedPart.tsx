import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useMessages } from '@/ui/hooks/useMessages';

export type FailedPartProps = {
  /** The name of the part, e.g. the code of an offer. */
  readonly label: string | undefined;
  readonly onRetry: () => void;
};

/** Stands in for a part of the page that could not be rendered. */
export function FailedPart({ label, onRetry }: FailedPartProps) {
  const { common, shop } = useMessages();
  return (
    <Notice tone="warn" action={<TextButton onClick={onRetry}>{common.retry}</TextButton>}>
      {label} {shop.partFailed}
    </Notice>
  );
}

import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import ShareAltOutlined from '@ant-design/icons/es/icons/ShareAltOutlined';
import type { OfferCode } from '@/domain/offer';
import { shareUrl } from '@/ui/browser/shareUrl';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './DetailDrawer.module.css';
import { useDetailMessages } from './messages/useDetailMessages';

export type DetailActionsProps = {
  readonly previous: OfferCode | null;
  readonly next: OfferCode | null;
  readonly onGo: (code: OfferCode | null) => void;
};

/** Buttons to go to the previous and next offer and to copy the link of the open one. */
export function DetailActions({ previous, next, onGo }: DetailActionsProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const [state, copy] = useCopy();
  const copyResult = state === 'copied' ? shop.linkCopied : state === 'refused' ? shop.copyRefused : '';
  return (
    <span className={styles.actions}>
      <span role="status" className={styles.copyResult}>
        {copyResult}
      </span>
      <IconButton
        label={messages.previous}
        icon={<LeftOutlined aria-hidden />}
        disabled={previous === null}
        onClick={() => onGo(previous)}
      />
      <IconButton
        label={messages.next}
        icon={<RightOutlined aria-hidden />}
        disabled={next === null}
        onClick={() => onGo(next)}
      />
      <IconButton label={shop.copyLink} icon={<ShareAltOutlined aria-hidden />} onClick={() => copy(shareUrl())} />
    </span>
  );
}

import { Popover } from 'antd';
import type { OfferCode } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { MAX_FAVOURITES } from '@/storage/favourites';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import styles from './FavouriteProblemPopover.module.css';
import type { FavouriteProblem } from './toggleFavourite';

export type FavouriteProblemPopoverProps = {
  readonly problem: FavouriteProblem;
  readonly code: OfferCode;
  readonly onClose: () => void;
};

/** Explains beside the heart button why the press was not stored. */
export function FavouriteProblemPopover({ problem, code, onClose }: FavouriteProblemPopoverProps) {
  const { common } = useMessages();
  const messages = useFavouriteMessages();
  const content = (
    <div className={styles.content} role="alert">
      <span>{problem === 'full' ? messages.full(MAX_FAVOURITES, code) : messages.notStored[problem]}</span>
      <TextButton onClick={onClose}>{common.close}</TextButton>
    </div>
  );
  return (
    <ThemeRoot>
      <Popover
        open
        content={content}
        trigger="click"
        placement="bottomRight"
        onOpenChange={(open) => open || onClose()}
      >
        <span className={styles.anchor} />
      </Popover>
    </ThemeRoot>
  );
}

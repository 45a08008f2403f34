import { useEffect, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { StorageProblem } from '@/storage/openStorage';
import { TextButton } from '@/ui/components/controls/TextButton';
import styles from './GameFavourites.module.css';

export type RemovedFavouriteRowProps = {
  readonly code: OfferCode;
  readonly problem: StorageProblem | null;
  readonly onUndo: () => void;
};

/** Replaces the row of a favourite that was just removed and offers to undo that. Takes the focus, because the button that had it is
 *  gone. */
export function RemovedFavouriteRow({ code, problem, onUndo }: RemovedFavouriteRowProps) {
  const messages = useFavouriteMessages();
  const rowRef = useRef<HTMLLIElement>(null);
  useEffect(() => rowRef.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <li ref={rowRef} className={styles.removed}>
      {messages.removedRow(code)}
      <TextButton aria-label={messages.undoRemoval(code)} onClick={onUndo}>
        {messages.undo}
      </TextButton>
      <StorageAlert problem={problem} />
    </li>
  );
}

import { useEffect, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { StorageProblem } from '@/storage/openStorage';
import { TextButton } from '@/ui/components/controls/TextButton';
import styles from './GameFavourites.module.css';

export type DroppedRowProps = {
  readonly code: OfferCode;
  readonly problem: StorageProblem | null;
  readonly onUndo: () => void;
};

/** Stands where a favourite was taken out, and takes that back. The heart that was pressed is gone: the focus is here. */
export function DroppedRow({ code, problem, onUndo }: DroppedRowProps) {
  const words = useFavouriteMessages();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <li ref={row} className={styles.dropped}>
      {words.droppedRow(code)}
      <TextButton aria-label={words.undoOf(code)} onClick={onUndo}>
        {words.undo}
      </TextButton>
      <StorageAlert problem={problem} />
    </li>
  );
}

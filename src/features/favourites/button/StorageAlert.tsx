import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { StorageProblem } from '@/storage/openStorage';
import styles from './StorageAlert.module.css';

/** Warns that a change will be lost with the page because it could not be stored. */
export function StorageAlert({ problem }: { readonly problem: StorageProblem | null }) {
  const messages = useFavouriteMessages();
  return (
    problem !== null && (
      <span className={styles.alert} role="alert">
        {messages.notStored[problem]}
      </span>
    )
  );
}

import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { StorageProblem } from '@/storage/openStorage';
import styles from './StorageAlert.module.css';

/** Says beside a control that what it has changed lasts for this page only, and why. */
export function StorageAlert({ problem }: { readonly problem: StorageProblem | null }) {
  const words = useFavouriteMessages();
  return (
    problem !== null && (
      <span className={styles.alert} role="alert">
        {words.notStored[problem]}
      </span>
    )
  );
}

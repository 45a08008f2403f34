import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { FileButtons } from '@/features/favourites/file/FileButtons';
import { markAllSeen } from '@/features/favourites/game/favouritesVisit';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import { favourites } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';
import { useStored } from '@/storage/useStored';
import { Button } from '@/ui/components/controls/Button';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FavouritesPage.module.css';

export type PageHeaderProps = { readonly count: number; readonly now: EpochMs };

/** Shows the number of favourites, the time of the last visit, and the actions on all favourites. */
export function PageHeader({ count, now }: PageHeaderProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  const { visitedBefore } = useStored(favourites);
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const markSeen = () => {
    const written = favourites.update(markAllSeen);
    setAnnouncement(messages.markedSeen);
    setProblem(written.ok ? null : written.error);
  };
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{count === 0 ? messages.pageTitle : messages.title(count)}</h1>
      {visitedBefore !== null && (
        <span className={styles.visit}>{messages.lastVisit(timeText(visitedBefore, now, locale))}</span>
      )}
      <div className={styles.actions}>
        {count > 0 && <Button onClick={markSeen}>{messages.markSeen}</Button>}
        <FileButtons canExport={count > 0} />
      </div>
      <StorageAlert problem={problem} />
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  );
}

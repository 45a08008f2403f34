import { Button } from 'antd';
import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { FileButtons } from '@/features/favourites/file/FileButtons';
import { knowAll } from '@/features/favourites/game/favouritesVisit';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import { favourites } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';
import { useStored } from '@/storage/useStored';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FavouritesPage.module.css';

export type PageHeadProps = { readonly count: number; readonly now: EpochMs };

/** How many favourites there are and when they were last looked at, and what can be done with all of them. */
export function PageHead({ count, now }: PageHeadProps) {
  const words = useFavouriteMessages();
  const locale = useLocale();
  const { visitedBefore } = useStored(favourites);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const markSeen = () => {
    const stored = favourites.update(knowAll);
    setSaid(words.markedSeen);
    setProblem(stored.ok ? null : stored.error);
  };
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{count === 0 ? words.pageTitle : words.title(count)}</h1>
      {visitedBefore !== null && (
        <span className={styles.visit}>{words.lastVisit(timeText(visitedBefore, now, locale))}</span>
      )}
      <div className={styles.acts}>
        {count > 0 && <Button onClick={markSeen}>{words.markSeen}</Button>}
        <FileButtons canExport={count > 0} />
      </div>
      <StorageAlert problem={problem} />
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}

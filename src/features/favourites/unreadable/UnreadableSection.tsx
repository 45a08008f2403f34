import { useState } from 'react';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { browserStorage, type StorageProblem } from '@/storage/openStorage';
import { deleteUnreadable, listUnreadableKeys, MAX_UNREADABLE, readUnreadable } from '@/storage/unreadableEntries';
import { Notice } from '@/ui/components/feedback/Notice';
import { UnreadableRow } from './UnreadableRow';
import styles from './UnreadableSection.module.css';

/** Lists the stored texts that could not be read, to inspect, download or delete. Renders nothing if there are none. */
export function UnreadableSection() {
  const messages = useFavouriteMessages();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  // The storage is read on each render and changes only by deletions here, so counting those is enough to re-render.
  const [, setDeletions] = useState(0);
  const rows = listUnreadableKeys(browserStorage).flatMap((key) =>
    readUnreadable(browserStorage, key).map((entry) => ({ key, entry })),
  );
  if (rows.length === 0) return null;
  const isFull = rows.some(({ key }) => rows.filter((row) => row.key === key).length >= MAX_UNREADABLE);
  const remove = (key: string, text: string) => {
    const written = deleteUnreadable(browserStorage, key, text);
    setProblem(written.ok ? null : written.error);
    setDeletions((count) => count + 1);
  };
  return (
    <section className={styles.section} aria-labelledby="unreadable">
      <h2 id="unreadable" className={styles.title}>
        {messages.unreadable(rows.length)}
      </h2>
      <p className={styles.hint}>{messages.unreadableHint}</p>
      {isFull && <Notice tone="warn">{messages.unreadableFull(MAX_UNREADABLE)}</Notice>}
      <StorageAlert problem={problem} />
      <ul className={styles.rows}>
        {rows.map(({ key, entry }) => (
          <UnreadableRow
            key={`${key} ${entry.text}`}
            storageKey={key}
            entry={entry}
            onDelete={() => remove(key, entry.text)}
          />
        ))}
      </ul>
    </section>
  );
}

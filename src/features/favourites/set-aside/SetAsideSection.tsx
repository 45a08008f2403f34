import { useState } from 'react';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { browserStorage, type StorageProblem } from '@/storage/openStorage';
import { deleteSetAside, listSetAsideKeys, MAX_SET_ASIDE, readSetAside } from '@/storage/setAside';
import { Notice } from '@/ui/components/feedback/Notice';
import { SetAsideRow } from './SetAsideRow';
import styles from './SetAsideSection.module.css';

/** Lists the stored texts that could not be read, to inspect, download or delete. Renders nothing if there are none. */
export function SetAsideSection() {
  const messages = useFavouriteMessages();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  // The storage is read on each render and changes only by deletions here, so counting those is enough to re-render.
  const [, setDeletions] = useState(0);
  const rows = listSetAsideKeys(browserStorage).flatMap((key) =>
    readSetAside(browserStorage, key).map((entry) => ({ key, entry })),
  );
  if (rows.length === 0) return null;
  const isFull = rows.some(({ key }) => rows.filter((row) => row.key === key).length >= MAX_SET_ASIDE);
  const remove = (key: string, text: string) => {
    const written = deleteSetAside(browserStorage, key, text);
    setProblem(written.ok ? null : written.error);
    setDeletions((count) => count + 1);
  };
  return (
    <section className={styles.section} aria-labelledby="set-aside">
      <h2 id="set-aside" className={styles.title}>
        {messages.setAside(rows.length)}
      </h2>
      <p className={styles.hint}>{messages.setAsideHint}</p>
      {isFull && <Notice tone="warn">{messages.setAsideFull(MAX_SET_ASIDE)}</Notice>}
      <StorageAlert problem={problem} />
      <ul className={styles.rows}>
        {rows.map(({ key, entry }) => (
          <SetAsideRow
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

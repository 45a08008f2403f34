import { useState } from 'react';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { browserStorage, type StorageProblem } from '@/storage/openStorage';
import { deleteSetAside, keysSetAside, MAX_SET_ASIDE, readSetAside } from '@/storage/setAside';
import { Notice } from '@/ui/components/feedback/Notice';
import { SetAsideRow } from './SetAsideRow';
import styles from './SetAsideSection.module.css';

/** What could not be read of what this browser keeps, to be looked at, taken along and deleted; nothing if there is none. */
export function SetAsideSection() {
  const words = useFavouriteMessages();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  // Read again at each draw: it changes only by what is pressed here.
  const [, setDeleted] = useState(0);
  const rows = keysSetAside(browserStorage).flatMap((key) =>
    readSetAside(browserStorage, key).map((entry) => ({ key, entry })),
  );
  if (rows.length === 0) return null;
  const isFull = rows.some(({ key }) => rows.filter((row) => row.key === key).length >= MAX_SET_ASIDE);
  const remove = (key: string, text: string) => {
    const stored = deleteSetAside(browserStorage, key, text);
    setProblem(stored.ok ? null : stored.error);
    setDeleted((count) => count + 1);
  };
  return (
    <section className={styles.section} aria-labelledby="set-aside">
      <h2 id="set-aside" className={styles.title}>
        {words.setAside(rows.length)}
      </h2>
      <p className={styles.why}>{words.setAsideWhy}</p>
      {isFull && <Notice tone="warn">{words.setAsideFull(MAX_SET_ASIDE)}</Notice>}
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

import { Button } from 'antd';
import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import type { SetAside } from '@/storage/setAside';
import { saveFile } from '@/ui/format/saveFile';
import { useLocale } from '@/ui/hooks/useLocale';
import { previewSetAside } from './previewSetAside';
import styles from './SetAsideSection.module.css';

export type SetAsideRowProps = {
  /** The key under which the storage keeps what is readable of it. */
  readonly storageKey: string;
  readonly entry: SetAside;
  readonly onDelete: () => void;
};

/** One text that was set aside: what it is of, since when, how it begins; to download and, after a question, to delete. */
export function SetAsideRow({ storageKey, entry, onDelete }: SetAsideRowProps) {
  const words = useFavouriteMessages();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const name = storageKey.replace(/^vitrine\./, '');
  const isKnown = (one: string): one is keyof typeof words.setAsideOf => Object.hasOwn(words.setAsideOf, one);
  const what = words.setAsideOf[isKnown(name) ? name : 'other'];
  const preview = previewSetAside(entry.text);
  const now = Date.now() as EpochMs;
  const download = () => {
    const stamp = new Date(entry.at ?? now).toISOString().replace(/[:.]/g, '-');
    saveFile({ name: `vitrine-${name}-${stamp}.txt`, bytes: new TextEncoder().encode(entry.text) });
  };
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{what}</b>
        <span>{preview.parts > 0 ? words.setAsideParts(preview.parts) : words.setAsideWhole}</span>
        <span>{entry.at === null ? words.setAsideEarlier : words.setAsideAt(timeText(entry.at, now, locale))}</span>
      </p>
      <pre className={styles.preview}>{preview.text}</pre>
      {isAsking ? (
        <p className={styles.acts} role="alert">
          {words.removeAsk}
          <Button danger onClick={onDelete}>
            {words.removeYes}
          </Button>
          <Button autoFocus onClick={() => setIsAsking(false)}>
            {words.removeNo}
          </Button>
        </p>
      ) : (
        <p className={styles.acts}>
          <Button autoInsertSpace={false} aria-label={words.downloadOf(what)} onClick={download}>
            {words.download}
          </Button>
          <Button type="text" aria-label={words.removeOf(what)} onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

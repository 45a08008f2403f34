import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import type { SetAside } from '@/storage/setAside';
import { Button } from '@/ui/components/controls/Button';
import { saveFile } from '@/ui/format/saveFile';
import { useLocale } from '@/ui/hooks/useLocale';
import { previewSetAside } from './previewSetAside';
import styles from './SetAsideSection.module.css';

export type SetAsideRowProps = {
  /** The storage key that the text was read from. */
  readonly storageKey: string;
  readonly entry: SetAside;
  readonly onDelete: () => void;
};

/** Shows one stored text that could not be read: its kind, time and beginning, with buttons to download it and, after a
 *  confirmation, to delete it. */
export function SetAsideRow({ storageKey, entry, onDelete }: SetAsideRowProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = storageKey.replace(/^vitrine\./, '');
  const isKnown = (key: string): key is keyof typeof messages.setAsideOf => Object.hasOwn(messages.setAsideOf, key);
  const label = messages.setAsideOf[isKnown(name) ? name : 'other'];
  const preview = previewSetAside(entry.text);
  const now = Date.now() as EpochMs;
  const download = () => {
    const stamp = new Date(entry.at ?? now).toISOString().replace(/[:.]/g, '-');
    saveFile({ name: `vitrine-${name}-${stamp}.txt`, bytes: new TextEncoder().encode(entry.text) });
  };
  return (
    <li className={styles.row}>
      <p className={styles.header}>
        <b>{label}</b>
        <span>{preview.parts > 0 ? messages.setAsideParts(preview.parts) : messages.setAsideWhole}</span>
        <span>
          {entry.at === null ? messages.setAsideEarlier : messages.setAsideAt(timeText(entry.at, now, locale))}
        </span>
      </p>
      <pre className={styles.preview}>{preview.text}</pre>
      {isConfirming ? (
        <p className={styles.actions} role="alert">
          {messages.removeQuestion}
          <Button variant="danger" onClick={onDelete}>
            {messages.removeYes}
          </Button>
          <Button autoFocus onClick={() => setIsConfirming(false)}>
            {messages.removeNo}
          </Button>
        </p>
      ) : (
        <p className={styles.actions}>
          <Button aria-label={messages.downloadOf(label)} onClick={download}>
            {messages.download}
          </Button>
          <Button variant="text" aria-label={messages.removeOf(label)} onClick={() => setIsConfirming(true)}>
            {messages.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

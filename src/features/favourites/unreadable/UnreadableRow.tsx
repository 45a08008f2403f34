import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import type { UnreadableEntry } from '@/storage/unreadableEntries';
import { saveFile } from '@/ui/browser/saveFile';
import { Button } from '@/ui/components/controls/Button';
import { useLocale } from '@/ui/hooks/useLocale';
import { previewUnreadable } from './previewUnreadable';
import styles from './UnreadableSection.module.css';

export type UnreadableRowProps = {
  /** The storage key that the text was read from. */
  readonly storageKey: string;
  readonly entry: UnreadableEntry;
  readonly onDelete: () => void;
};

/** Shows one stored text that could not be read: its kind, time and beginning, with buttons to download it and, after a
 *  confirmation, to delete it. */
export function UnreadableRow({ storageKey, entry, onDelete }: UnreadableRowProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = storageKey.replace(/^vitrine\./, '');
  const isKnown = (key: string): key is keyof typeof messages.unreadableFrom =>
    Object.hasOwn(messages.unreadableFrom, key);
  const label = messages.unreadableFrom[isKnown(name) ? name : 'other'];
  const preview = previewUnreadable(entry.text);
  const now = Date.now() as EpochMs;
  const download = () => {
    const stamp = new Date(entry.at ?? now).toISOString().replace(/[:.]/g, '-');
    saveFile({ name: `vitrine-${name}-${stamp}.txt`, bytes: new TextEncoder().encode(entry.text) });
  };
  return (
    <li className={styles.row}>
      <p className={styles.header}>
        <b>{label}</b>
        <span>{preview.parts > 0 ? messages.unreadableParts(preview.parts) : messages.unreadableWhole}</span>
        <span>
          {entry.at === null ? messages.unreadableEarlier : messages.unreadableSince(timeText(entry.at, now, locale))}
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

import { memo } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { SearchPage } from '@/domain/searchPage';
import { formatDateTime } from '@/ui/format';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { useDelayed } from '@/ui/useDelayed';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { useNow } from '@/ui/useNow';
import { useOnline } from '@/ui/useOnline';
import styles from './Notices.module.css';

/** Segments usually come within this time; what is missing after it is told of, though it may still be tried. */
const SEGMENTS_DUE_MS = 8000;
const TOLD_ANEW_MS = 60_000;

export type NoticesProps = {
  readonly page: SearchPage | null;
  readonly overlay: Overlay | null;
  readonly onReload: () => void;
};

/** What the buyer must know of the page as a whole: no network, an incomplete catalogue, missing titles, a word from the
 *  shop. */
export const Notices = memo(function Notices({ page, overlay, onReload }: NoticesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(TOLD_ANEW_MS);
  const online = useOnline();
  const { all, loaded, failed } = page?.catalogue.segments ?? { all: 0, loaded: 0, failed: 0 };
  const late = useDelayed(loaded < all, SEGMENTS_DUE_MS);
  const partial = late || failed > 0;
  const published = page === null ? null : formatDateTime(page.catalogue.publishedAt, now, locale);
  const said = overlay?.notice?.[locale] ?? '';
  return (
    <div className={styles.notices}>
      {!online && <Notice tone="warn">{published === null ? shop.offlineUndated : shop.offline(published)}</Notice>}
      {partial && (
        <Notice tone="bad" action={<TextButton onClick={onReload}>{shop.partialRetry}</TextButton>}>
          {shop.partial(all, all - loaded)}
        </Notice>
      )}
      {!partial && page?.catalogue.texts === 'failed' && (
        <Notice tone="bad" action={<TextButton onClick={onReload}>{shop.partialRetry}</TextButton>}>
          {shop.textsMissing}
        </Notice>
      )}
      {said !== '' && <Notice>{said}</Notice>}
    </div>
  );
});

import { memo } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { SearchResponse } from '@/domain/searchResponse';
import { timeText } from '@/features/labels/timeText';
import { isStale } from '@/features/offer/facts/isStale';
import type { Game } from '@/games/types';
import { TextButton } from '@/ui/components/controls/TextButton';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { Notice } from '@/ui/components/feedback/Notice';
import { useDelayed } from '@/ui/hooks/useDelayed';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import { NetworkNotice } from './NetworkNotice';
import styles from './Notices.module.css';

/** Missing segments are reported after this time, although they may still be retried. */
const SEGMENTS_DUE_MS = 8000;

export type NoticesProps = {
  readonly game: Game;
  readonly page: SearchResponse | null;
  readonly overlay: Overlay | null;
  readonly onReload: () => void;
  /** Shows offers that have arrived later and change the order; null if there are none. */
  readonly onShowNewest: (() => void) | null;
};

/** Notices about the page as a whole: no network, an incomplete catalog, missing titles, outdated live status, a message from
 *  the shop. */
export const Notices = memo(function Notices({ game, page, overlay, onReload, onShowNewest }: NoticesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow();
  const { all, loaded, failed } = page?.catalog.segments ?? { all: 0, loaded: 0, failed: 0 };
  const isLate = useDelayed(loaded < all, SEGMENTS_DUE_MS);
  const isPartial = isLate || failed > 0;
  const shopNotice = overlay?.notice?.[locale] ?? '';
  const asOf = overlay?.asOf ?? null;
  const publishedAt = page?.catalog.publishedAt ?? null;
  const overlayCatalog = overlay?.catalog ?? null;
  const revision = overlayCatalog?.revision ?? null;
  // If the overlay is ahead or confirms no catalog, NetworkNotice warns that statuses are unverified.
  const isAhead = overlayCatalog !== null && (revision === null || (publishedAt !== null && revision > publishedAt));
  const isBehind = publishedAt !== null && revision !== null && revision < publishedAt;
  return (
    <div className={styles.notices}>
      <NetworkNotice
        game={game}
        publishedAt={publishedAt}
        overlayCatalog={overlayCatalog}
        now={now}
        onReload={onReload}
      />
      {isPartial && (
        <Notice tone="bad" action={<TextButton onClick={onReload}>{shop.loadMissing}</TextButton>}>
          {shop.catalogIncomplete(all, all - loaded)}
        </Notice>
      )}
      {!isPartial && page?.catalog.texts === 'failed' && (
        <Notice tone="bad" action={<TextButton onClick={onReload}>{shop.loadMissing}</TextButton>}>
          {shop.textsMissing}
        </Notice>
      )}
      {asOf !== null && page !== null && !isAhead && (isBehind || isStale(asOf, now)) && (
        <Notice tone="warn">{shop.staleStatus(timeText(asOf, now, locale))}</Notice>
      )}
      {shopNotice !== '' && <Notice>{shopNotice}</Notice>}
      {onShowNewest !== null && (
        // Over the page, because a notice above the offers would move them.
        <CornerNote>
          <Notice action={<TextButton onClick={onShowNewest}>{shop.showNewer}</TextButton>}>{shop.restArrived}</Notice>
        </CornerNote>
      )}
    </div>
  );
});

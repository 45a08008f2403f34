import type { EpochMs } from '@/domain/offer';
import type { OverlayCatalog } from '@/domain/overlay';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import type { Game } from '@/games/types';
import { useServedFromCache } from '@/offline/useServedFromCache';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useOnline } from '@/ui/hooks/useOnline';
import { useNewerCatalog } from './useNewerCatalog';

type NetworkNoticeProps = {
  readonly game: Game;
  /** When the catalog on screen was published; null before the first response. */
  readonly publishedAt: EpochMs | null;
  /** The catalog that the overlay refers to; null if it refers to none. */
  readonly overlayCatalog: OverlayCatalog | null;
  readonly now: EpochMs;
  readonly onReload: () => void;
};

/** States the age of the catalog on screen if it comes from the cache, and that another catalog has replaced it. Warns that
 *  statuses are unverified if the overlay refers to another catalog or confirms none. */
export function NetworkNotice({ game, publishedAt, overlayCatalog, now, onReload }: NetworkNoticeProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const isOnline = useOnline();
  const { manifestUrl } = catalogUrl(game);
  const isFromCache = useServedFromCache(manifestUrl);
  const replacementPublishedAt = useNewerCatalog(manifestUrl, {
    publishedAt,
    overlayCatalog,
    isUnreachable: isOnline && isFromCache,
  });
  // Called only where a notice shows it: a browser's first date format would delay the first offers.
  const textOf = (time: EpochMs) => formatDateTime(time, now, locale);
  if (!isOnline)
    return (
      <Notice tone="warn">{publishedAt === null ? shop.offlineUndated : shop.offline(textOf(publishedAt))}</Notice>
    );
  if (publishedAt === null) return null;
  if (isFromCache) {
    return (
      <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
        {shop.unreachable(textOf(publishedAt))}
      </Notice>
    );
  }
  if (replacementPublishedAt !== null) {
    const date = textOf(replacementPublishedAt);
    return (
      <Notice
        tone={overlayCatalog === null ? 'info' : 'warn'}
        action={<TextButton onClick={onReload}>{shop.showNewer}</TextButton>}
      >
        {replacementPublishedAt > publishedAt ? shop.newer(date) : shop.restored(date)}
        {overlayCatalog !== null && shop.earlierUnverified(textOf(publishedAt))}
      </Notice>
    );
  }
  if (overlayCatalog === null) return null;
  // Publishing withdraws the confirmation, so the catalog on screen may be the newest or an earlier one.
  if (overlayCatalog.revision === null) return <Notice tone="warn">{shop.unverified(textOf(publishedAt))}</Notice>;
  // Warns only if the overlay is ahead of the catalog on screen, not if this catalog has not been confirmed yet.
  if (overlayCatalog.revision <= publishedAt) return null;
  return (
    <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
      {shop.earlierUnverified(textOf(publishedAt))}
    </Notice>
  );
}

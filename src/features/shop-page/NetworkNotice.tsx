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
  /** When the catalog on screen was published; null before there is one. */
  readonly publishedAt: EpochMs | null;
  /** The catalog that the overlay refers to; null: it names none. */
  readonly overlayCatalog: OverlayCatalog | null;
  readonly now: EpochMs;
  readonly onReload: () => void;
};

/** States the age of the catalog on screen without a network or a response, and that another catalog has replaced it. Where the
 *  overlay refers to another catalog, or confirms none, it states that statuses are unverified. */
export function NetworkNotice({ game, publishedAt, overlayCatalog, now, onReload }: NetworkNoticeProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const online = useOnline();
  const { manifestUrl } = catalogUrl(game);
  const kept = useServedFromCache(manifestUrl);
  const other = useNewerCatalog(manifestUrl, { publishedAt, overlayCatalog, isUnanswered: online && kept });
  const published = publishedAt === null ? null : formatDateTime(publishedAt, now, locale);
  if (!online) return <Notice tone="warn">{published === null ? shop.offlineUndated : shop.offline(published)}</Notice>;
  if (kept && published !== null) {
    return (
      <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
        {shop.unreachable(published)}
      </Notice>
    );
  }
  if (publishedAt === null || published === null) return null;
  const earlier = overlayCatalog === null ? '' : shop.earlier(published);
  if (other !== null) {
    const date = formatDateTime(other, now, locale);
    return (
      <Notice
        tone={earlier === '' ? 'info' : 'warn'}
        action={<TextButton onClick={onReload}>{shop.newerShow}</TextButton>}
      >
        {other > publishedAt ? shop.newer(date) : shop.restored(date)}
        {earlier}
      </Notice>
    );
  }
  if (overlayCatalog === null) return null;
  // Publishing withdraws the confirmation, so this is either the newest catalog or an earlier one.
  if (overlayCatalog.revision === null) return <Notice tone="warn">{shop.unverified(published)}</Notice>;
  // The overlay is ahead of the published manifest; a catalog that has not been confirmed yet is not an earlier one.
  if (overlayCatalog.revision <= publishedAt) return null;
  return (
    <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
      {earlier}
    </Notice>
  );
}

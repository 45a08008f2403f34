import type { EpochMs } from '@/domain/offer';
import type { Game } from '@/games/types';
import { useKept } from '@/offline/useKept';
import { catalogueAt } from '@/shop/catalogueAt';
import { formatDateTime } from '@/ui/format';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { useOnline } from '@/ui/useOnline';
import { useNewerCatalogue } from './useNewerCatalogue';

type NetworkNoticeProps = {
  readonly game: Game;
  /** When the catalogue on screen was published; null before there is one. */
  readonly publishedAt: EpochMs | null;
  /** The catalog revision that the overlay refers to; null: none. */
  readonly overlayRevision: EpochMs | null;
  readonly now: EpochMs;
  readonly onReload: () => void;
};

/** States the age of the catalog on screen without a network, or without an answer from the site; and that it has been
 *  replaced by another one. Where the overlay refers to another one already, statuses are said to be unverified. */
export function NetworkNotice({ game, publishedAt, overlayRevision, now, onReload }: NetworkNoticeProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const online = useOnline();
  const { manifestUrl } = catalogueAt(game);
  const kept = useKept(manifestUrl);
  const other = useNewerCatalogue(manifestUrl, { publishedAt, overlayRevision, isUnanswered: online && kept });
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
  const earlier = overlayRevision === null ? '' : shop.earlier(published);
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
  // The overlay is ahead of what the site hands out; a published catalog that nobody has confirmed yet is not an earlier one.
  if (overlayRevision === null || overlayRevision <= publishedAt) return null;
  return (
    <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
      {earlier}
    </Notice>
  );
}

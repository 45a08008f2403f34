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
  readonly now: EpochMs;
  readonly onReload: () => void;
};

/** Says of when the catalogue is that stands on screen without a network, or without an answer from the site; and once the
 *  network is back, that there is a newer one. */
export function NetworkNotice({ game, publishedAt, now, onReload }: NetworkNoticeProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const online = useOnline();
  const { manifestUrl } = catalogueAt(game);
  const kept = useKept(manifestUrl);
  const newer = useNewerCatalogue(manifestUrl, publishedAt, online && kept);
  const published = publishedAt === null ? null : formatDateTime(publishedAt, now, locale);
  if (!online) return <Notice tone="warn">{published === null ? shop.offlineUndated : shop.offline(published)}</Notice>;
  if (kept && published !== null) {
    return (
      <Notice tone="warn" action={<TextButton onClick={onReload}>{common.retry}</TextButton>}>
        {shop.unreachable(published)}
      </Notice>
    );
  }
  if (newer === null) return null;
  return (
    <Notice action={<TextButton onClick={onReload}>{shop.newerShow}</TextButton>}>
      {shop.newer(formatDateTime(newer, now, locale))}
    </Notice>
  );
}

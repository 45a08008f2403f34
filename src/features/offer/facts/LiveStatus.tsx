import type { Locale } from '@/domain/localized';
import type { EpochMs } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { timeText } from '@/features/labels/timeText';
import type { Messages } from '@/locales/messages';
import { formatAge } from '@/ui/format/formatAge';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import { isStale } from './isStale';
import styles from './LiveStatus.module.css';

const REFRESH_MS = 30_000;

export type LiveStatusProps = {
  readonly hit: Hit;
  readonly page: SearchResponse;
  /** True to omit the age of the status. */
  readonly brief?: boolean;
};

/** The current status of an offer and its age. A status that is too old is shown as unknown. */
export function LiveStatus({ hit, page, brief = false }: LiveStatusProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(REFRESH_MS);
  const isUncertain = hit.live === 'onSale' && isStale(page.overlayAsOf, now);
  const live = isUncertain ? 'unknown' : hit.live;
  const age = brief ? null : ageText(hit, page, now, locale, shop);
  return (
    <span className={`${styles.live} ${styles[live]}`}>
      {shop.liveStatusNames[live]}
      {age !== null && ` · ${age}`}
    </span>
  );
}

function ageText(
  hit: Hit,
  page: SearchResponse,
  now: EpochMs,
  locale: Locale,
  messages: Messages['shop'],
): string | null {
  switch (hit.live) {
    case 'onSale':
      return page.overlayAsOf === null ? null : formatAge(page.overlayAsOf, now, locale);
    case 'unknown':
      return messages.publishedAgo(formatAge(page.catalog.publishedAt, now, locale));
    case 'reserved':
      return hit.reservedUntil === null ? null : messages.until(timeText(hit.reservedUntil, now, locale));
    case 'paused':
    case 'sold':
      return null;
  }
}

import type { Locale } from '@/domain/localized';
import type { EpochMs } from '@/domain/offer';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { formatDateTime } from '@/ui/format/format';

/** Formats a time as briefly as possible: 14:32 today, 11月20日 14:32 on another day. */
export function timeText(time: EpochMs, now: EpochMs, locale: Locale): string {
  if (new Date(time).toDateString() !== new Date(now).toDateString()) return formatDateTime(time, now, locale);
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
}

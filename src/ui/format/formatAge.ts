import type { Locale } from '@/domain/localized';
import type { EpochMs } from '@/domain/offer';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { formatDateTime } from './format';
import { memoizeFormat } from './memoizeFormat';

const DAY_MS = 86_400_000;
const LONGEST_AGE_MS = 365 * DAY_MS;

/** Formats an age: 现在, 2分钟前, 3小时前, 昨天; 15 min. ago. A time shortly after `now` counts as now, since clocks differ. More than a day ahead, or a
 *  year ago, it is a date: the clock of the device may be wrong by years. */
export function formatAge(time: EpochMs, now: EpochMs, locale: Locale): string {
  if (now - time > LONGEST_AGE_MS || time - now > DAY_MS) return formatDateTime(time, now, locale);
  const seconds = Math.max(0, (now - time) / 1000);
  const format = ageFormat(LANGUAGE_TAGS[locale]);
  if (seconds < 60) return format.format(0, 'second');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}

const ageFormat = memoizeFormat((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }));

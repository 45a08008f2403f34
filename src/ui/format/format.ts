import type { Locale } from '@/domain/localized';
import type { EpochMs } from '@/domain/offer';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { memoizeFormat } from './memoizeFormat';

/** Formats a number with the language's grouping: 1,234. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(LANGUAGE_TAGS[locale]).format(value);
}

/** Formats date and time in the visitor's time zone: 11月20日 14:32; with the year if it differs from that of `now`. */
export function formatDateTime(time: EpochMs, now: EpochMs, locale: Locale): string {
  const withYear = new Date(time).getFullYear() !== new Date(now).getFullYear();
  return dateFormat(LANGUAGE_TAGS[locale], withYear).format(time);
}

const numberFormat = memoizeFormat((tag: string) => new Intl.NumberFormat(tag));
const dateFormat = memoizeFormat(
  (tag: string, withYear: boolean) =>
    new Intl.DateTimeFormat(tag, {
      ...(withYear ? { year: 'numeric' } : {}),
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

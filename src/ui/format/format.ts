import type { Locale } from '@/domain/localized';
import { CURRENCY_DIGITS, type Money, toWholeUnits } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import { LANGUAGE_TAGS } from '@/locales/localeNames';

/** Formats a number with the language's grouping: 1,234. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(LANGUAGE_TAGS[locale]).format(value);
}

/** Formats a sum with its currency sign, without empty decimals: ¥268, ¥99.50, US$5. Signs shared by two currencies are
 *  distinguished: yen are JP¥ in Chinese, yuan are 元 in Japanese and CN¥ in English. */
export function formatMoney(money: Money, locale: Locale): string {
  const units = toWholeUnits(money.amount, money.currency);
  const digits = Number.isInteger(units) ? 0 : CURRENCY_DIGITS[money.currency];
  return moneyFormat(LANGUAGE_TAGS[locale], money.currency, digits).format(units);
}

/** Formats date and time in the visitor's time zone: 11月20日 14:32; with the year if it differs from that of `now`. */
export function formatDateTime(time: EpochMs, now: EpochMs, locale: Locale): string {
  const withYear = new Date(time).getFullYear() !== new Date(now).getFullYear();
  return dateFormat(LANGUAGE_TAGS[locale], withYear).format(time);
}

/** Formats an age: 现在, 2分钟前, 3小时前, 昨天. A time after `now` counts as now, since clocks differ. */
export function formatAge(time: EpochMs, now: EpochMs, locale: Locale): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const format = ageFormat(LANGUAGE_TAGS[locale]);
  if (seconds < 60) return format.format(0, 'second');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}

const numberFormat = memoizeFormat((tag: string) => new Intl.NumberFormat(tag));
const moneyFormat = memoizeFormat(
  (tag: string, currency: string, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);
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
const ageFormat = memoizeFormat((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Memoises the constructors of Intl formats, which cost more than formatting. */
function memoizeFormat<A extends readonly (string | number | boolean)[], F>(
  create: (...settings: A) => F,
): (...settings: A) => F {
  const formats = new Map<string, F>();
  return (...settings) => {
    const key = settings.join('|');
    const found = formats.get(key) ?? create(...settings);
    formats.set(key, found);
    return found;
  };
}

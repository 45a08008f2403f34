import type { Locale } from '@/domain/localized';
import { CURRENCY_DIGITS, type Money, toWholeUnits } from '@/domain/money';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { memoizeFormat } from './memoizeFormat';

/** Formats a sum with its currency sign, without empty decimals: ¥268, ¥99.50, US$5. Signs shared by two currencies are
 *  distinguished: yen are JP¥ in Chinese, yuan are CN¥ in English and written 268元 in Japanese. */
export function formatMoney(money: Money, locale: Locale): string {
  const units = toWholeUnits(money.amount, money.currency);
  const digits = Number.isInteger(units) ? 0 : CURRENCY_DIGITS[money.currency];
  if (locale === 'ja' && money.currency === 'CNY') return `${decimalFormat(LANGUAGE_TAGS.ja, digits).format(units)}元`;
  return moneyFormat(LANGUAGE_TAGS[locale], money.currency, digits).format(units);
}

const decimalFormat = memoizeFormat(
  (tag: string, digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
const moneyFormat = memoizeFormat(
  (tag: string, currency: string, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

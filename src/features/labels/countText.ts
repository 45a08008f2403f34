import type { Locale } from '@/domain/localized';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { formatNumber } from '@/ui/format/format';

const LONG_FACT = 1_000_000;
const LONG_LABEL = 10_000;

/** Formats an amount for a line of facts: 1,260 in full, from a million on in short: 1.2亿, 2.4M. */
export function countText(value: number, locale: Locale): string {
  return value < LONG_FACT ? formatNumber(value, locale) : inShort(value, locale);
}

/** Formats an amount for the axis of a histogram: 500, 1,500, from ten thousand on in short: 1.5万, 20K. */
export function axisText(value: number, locale: Locale): string {
  return value < LONG_LABEL ? formatNumber(value, locale) : inShort(value, locale);
}

function inShort(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

import type { Locale } from '@/domain/localized';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { formatNumber } from '@/ui/format/format';

const MIN_COMPACT_FACT = 1_000_000;
const MIN_COMPACT_LABEL = 10_000;

/** Formats an amount for a line of facts: `1,260`; in compact notation from a million on: `1.2亿`, `2.4M`. */
export function countText(value: number, locale: Locale): string {
  return value < MIN_COMPACT_FACT ? formatNumber(value, locale) : formatCompact(value, locale);
}

/** Formats an amount for the axis of a histogram: `1,500`; in compact notation from ten thousand on: `1.5万`, `20K`. */
export function axisText(value: number, locale: Locale): string {
  return value < MIN_COMPACT_LABEL ? formatNumber(value, locale) : formatCompact(value, locale);
}

function formatCompact(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

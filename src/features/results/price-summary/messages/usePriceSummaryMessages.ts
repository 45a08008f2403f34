import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { priceSummaryEn } from './en';
import { priceSummaryJa } from './ja';
import { type PriceSummaryMessages, priceSummaryZh } from './zh';

const MESSAGES: Readonly<Record<Locale, PriceSummaryMessages>> = {
  zh: priceSummaryZh,
  ja: priceSummaryJa,
  en: priceSummaryEn,
};

/** Returns the messages in the current language. They are bundled separately from the shop page. */
export function usePriceSummaryMessages(): PriceSummaryMessages {
  return MESSAGES[useLocale()];
}

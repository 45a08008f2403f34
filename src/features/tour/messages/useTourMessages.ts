import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { tourEn } from './en';
import { tourJa } from './ja';
import { type TourMessages, tourZh } from './zh';

const MESSAGES: Readonly<Record<Locale, TourMessages>> = { zh: tourZh, ja: tourJa, en: tourEn };

/** Returns the messages in the current language. They are bundled separately from the shop page. */
export function useTourMessages(): TourMessages {
  return MESSAGES[useLocale()];
}

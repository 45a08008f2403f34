import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { detailEn } from './en';
import { detailJa } from './ja';
import { type DetailMessages, detailZh } from './zh';

const MESSAGES: Readonly<Record<Locale, DetailMessages>> = { zh: detailZh, ja: detailJa, en: detailEn };

/** The messages of an open detail in the language on screen. They travel with it, not with the first view of the page. */
export function useDetailMessages(): DetailMessages {
  return MESSAGES[useLocale()];
}

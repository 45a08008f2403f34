import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { detailEn } from './en';
import { detailJa } from './ja';
import { type DetailMessages, detailZh } from './zh';

const MESSAGES: Readonly<Record<Locale, DetailMessages>> = { zh: detailZh, ja: detailJa, en: detailEn };

/** Returns the detail messages in the current language. They are bundled separately from the shop page. */
export function useDetailMessages(): DetailMessages {
  return MESSAGES[useLocale()];
}

import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { notFoundEn } from './en';
import { notFoundJa } from './ja';
import { notFoundZh } from './zh';

const MESSAGES: Readonly<Record<Locale, typeof notFoundZh>> = { zh: notFoundZh, ja: notFoundJa, en: notFoundEn };

/** Returns the messages of the not-found page in the current language. They are bundled with the page, because others do not show them. */
export function useNotFoundMessages(): typeof notFoundZh {
  return MESSAGES[useLocale()];
}

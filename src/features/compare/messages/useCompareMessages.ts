import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { compareEn } from './en';
import { compareJa } from './ja';
import { type CompareMessages, compareZh } from './zh';

const MESSAGES: Readonly<Record<Locale, CompareMessages>> = { zh: compareZh, ja: compareJa, en: compareEn };

/** Returns the compare messages in the current language. They are bundled separately from the shop page. */
export function useCompareMessages(): CompareMessages {
  return MESSAGES[useLocale()];
}

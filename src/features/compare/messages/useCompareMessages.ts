import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { compareEn } from './en';
import { compareJa } from './ja';
import { type CompareMessages, compareZh } from './zh';

const MESSAGES: Readonly<Record<Locale, CompareMessages>> = { zh: compareZh, ja: compareJa, en: compareEn };

/** The messages of tray and page in the language on screen. They travel with these, for most visits need neither. */
export function useCompareMessages(): CompareMessages {
  return MESSAGES[useLocale()];
}

import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { readingsEn } from './en';
import { readingsJa } from './ja';
import { type ReadingsMessages, readingsZh } from './zh';

const MESSAGES: Readonly<Record<Locale, ReadingsMessages>> = { zh: readingsZh, ja: readingsJa, en: readingsEn };

/** Returns the messages in the current language. They are bundled separately from the shop page. */
export function useReadingsMessages(): ReadingsMessages {
  return MESSAGES[useLocale()];
}

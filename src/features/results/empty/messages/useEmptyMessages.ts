import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { emptyEn } from './en';
import { emptyJa } from './ja';
import { emptyZh } from './zh';

const MESSAGES: Readonly<Record<Locale, typeof emptyZh>> = { zh: emptyZh, ja: emptyJa, en: emptyEn };

/** Returns the messages of the panel without hits in the current language. They are bundled with it, because most searches have hits. */
export function useEmptyMessages(): typeof emptyZh {
  return MESSAGES[useLocale()];
}

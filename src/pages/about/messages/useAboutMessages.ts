import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { aboutEn } from './en';
import { aboutJa } from './ja';
import { aboutZh } from './zh';

const MESSAGES: Readonly<Record<Locale, typeof aboutZh>> = { zh: aboutZh, ja: aboutJa, en: aboutEn };

/** Returns the messages of the page about Vitrine in the current language. They are bundled with the page, because others do not show them. */
export function useAboutMessages(): typeof aboutZh {
  return MESSAGES[useLocale()];
}

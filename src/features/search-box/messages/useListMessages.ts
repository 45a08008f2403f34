import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { listsEn } from './en';
import { listsJa } from './ja';
import { listsZh } from './zh';

const MESSAGES: Readonly<Record<Locale, typeof listsZh>> = { zh: listsZh, ja: listsJa, en: listsEn };

/** Returns the messages of suggestions and recent searches in the current language. They are bundled with these lists. */
export function useListMessages(): typeof listsZh {
  return MESSAGES[useLocale()];
}

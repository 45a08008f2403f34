import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { operatorEn } from './en';
import { operatorJa } from './ja';
import { type OperatorMessages, operatorZh } from './zh';

const MESSAGES: Readonly<Record<Locale, OperatorMessages>> = { zh: operatorZh, ja: operatorJa, en: operatorEn };

/** Returns the operator page's messages in the current language. They are part of the page's chunk, since buyers do not need
 *  them. */
export function useOperatorMessages(): OperatorMessages {
  return MESSAGES[useLocale()];
}

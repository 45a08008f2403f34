import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { operatorEn } from './en';
import { operatorJa } from './ja';
import { type OperatorMessages, operatorZh } from './zh';

const MESSAGES: Readonly<Record<Locale, OperatorMessages>> = { zh: operatorZh, ja: operatorJa, en: operatorEn };

/** The messages of the operator's page in the language on screen. They travel with this page, for no buyer needs them. */
export function useOperatorMessages(): OperatorMessages {
  return MESSAGES[useLocale()];
}

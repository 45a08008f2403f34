import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { messageEn } from './en';
import { messageJa } from './ja';
import { type MessageMessages, messageZh } from './zh';

const MESSAGES: Readonly<Record<Locale, MessageMessages>> = { zh: messageZh, ja: messageJa, en: messageEn };

/** Returns the messages in the current language. They are loaded with the first text. */
export function useMessageMessages(): MessageMessages {
  return MESSAGES[useLocale()];
}

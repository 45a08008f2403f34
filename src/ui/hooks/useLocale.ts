import { useSyncExternalStore } from 'react';
import type { Locale } from '@/domain/localized';
import { localeStore } from '@/locales/localeStore';

/** Returns the language on screen, for names, `Intl` and collation. */
export function useLocale(): Locale {
  return useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get).locale;
}

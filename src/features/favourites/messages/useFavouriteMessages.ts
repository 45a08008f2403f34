import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { favouritesEn } from './en';
import { favouritesJa } from './ja';
import { type FavouriteMessages, favouritesZh } from './zh';

const MESSAGES: Readonly<Record<Locale, FavouriteMessages>> = { zh: favouritesZh, ja: favouritesJa, en: favouritesEn };

/** Returns the favourites messages in the current language. They are bundled separately from the shop page. */
export function useFavouriteMessages(): FavouriteMessages {
  return MESSAGES[useLocale()];
}

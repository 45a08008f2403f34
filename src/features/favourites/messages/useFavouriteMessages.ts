import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';
import { favouritesEn } from './en';
import { favouritesJa } from './ja';
import { type FavouriteMessages, favouritesZh } from './zh';

const MESSAGES: Readonly<Record<Locale, FavouriteMessages>> = { zh: favouritesZh, ja: favouritesJa, en: favouritesEn };

/** The messages of the page of favourites in the language on screen. They travel with it, for most visits need none. */
export function useFavouriteMessages(): FavouriteMessages {
  return MESSAGES[useLocale()];
}

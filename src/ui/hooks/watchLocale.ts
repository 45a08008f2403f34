import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { localeStore } from '@/locales/localeStore';
import { pickLocale } from '@/locales/pickLocale';
import { localeChoice } from '@/ui/format/localeChoice';

/** Loads the chosen language (else the browser's first that we speak), follows later choices of this and other tabs,
 *  and keeps `<html lang>` at what is on screen. Called once, before anything is drawn. */
export function watchLocale(): void {
  const showChosen = () => void localeStore.show(localeChoice.get() ?? pickLocale(navigator.languages));
  const nameLanguage = () => {
    document.documentElement.lang = LANGUAGE_TAGS[localeStore.get().locale];
  };
  localeStore.subscribe(nameLanguage);
  localeChoice.subscribe(showChosen);
  showChosen();
}

import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { localeStore } from '@/locales/localeStore';
import { pickLocale } from '@/locales/pickLocale';
import { localeChoice } from '@/ui/format/localeChoice';

/** Loads the chosen language, by default the first supported one of the browser. Follows later choices in this and other tabs and
 *  updates `<html lang>`. Call once, before the first render. */
export function watchLocale(): void {
  const showChosen = () => void localeStore.show(localeChoice.get() ?? pickLocale(navigator.languages));
  const setDocumentLanguage = () => {
    document.documentElement.lang = LANGUAGE_TAGS[localeStore.get().locale];
  };
  localeStore.subscribe(setDocumentLanguage);
  localeChoice.subscribe(showChosen);
  showChosen();
}

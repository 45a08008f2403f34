import { readLocaleParam } from '@/domain/localeParam';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { localeStore } from '@/locales/localeStore';
import { pickLocale } from '@/locales/pickLocale';
import { linkedLocale } from './linkedLocale';
import { localeChoice } from './localeChoice';

/** Loads the language that the URL asks for, else the chosen one, else the first supported one of the browser. Follows later
 *  choices in this and other tabs and updates `<html lang>`. Call once, before the first render. */
export function watchLocale(): void {
  linkedLocale.set(readLocaleParam(window.location.search));
  const showChosen = () =>
    void localeStore.show(linkedLocale.get() ?? localeChoice.get() ?? pickLocale(navigator.languages));
  const setDocumentLanguage = () => {
    document.documentElement.lang = LANGUAGE_TAGS[localeStore.get().locale];
  };
  localeStore.subscribe(setDocumentLanguage);
  localeChoice.subscribe(showChosen);
  linkedLocale.subscribe(showChosen);
  showChosen();
}

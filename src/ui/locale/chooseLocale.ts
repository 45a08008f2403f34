import { removeLocaleParam } from '@/domain/localeParam';
import type { Locale } from '@/domain/localized';
import { linkedLocale } from './linkedLocale';
import { localeChoice } from './localeChoice';

/** Shows a language and stores the choice. The language that a link asked for ends here and leaves the address bar. */
export function chooseLocale(locale: Locale): void {
  localeChoice.set(locale);
  linkedLocale.set(null);
  const { pathname, search, hash } = window.location;
  const withoutLocale = removeLocaleParam(search);
  if (withoutLocale === search) return;
  // Bypasses the router, which renders nothing that depends on this parameter, and keeps its state of the entry.
  window.history.replaceState(window.history.state, '', pathname + withoutLocale + hash);
}

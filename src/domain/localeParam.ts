import { LOCALES, type Locale } from './localized';

/** URL parameter for the language of a visit. Search engines link to it; links within the site do not contain it. */
export const LOCALE_PARAM = 'lang';

/** Returns the language that a URL asks for; null if it names none, or an unsupported one. */
export function readLocaleParam(search: string): Locale | null {
  const value = new URLSearchParams(search).get(LOCALE_PARAM);
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** Removes the language from a query string and leaves the other parameters as they are.
 *  @returns  '' or a string that starts with `?` */
export function removeLocaleParam(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const others = pairs.filter((pair) => pair !== '' && pair.split('=', 1)[0] !== LOCALE_PARAM);
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

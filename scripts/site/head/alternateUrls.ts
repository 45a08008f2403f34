import { LOCALE_PARAM } from '../../../src/domain/localeParam';
import { LOCALES } from '../../../src/domain/localized';
import { LANGUAGE_TAGS } from '../../../src/locales/localeNames';

/** A language version of a page, as search engines expect it. */
export type AlternateUrl = { readonly hreflang: string; readonly url: string };

/** Lists the language versions of a page. The plain URL is Chinese in its HTML, and otherwise in the language of the visitor, so
 *  it is the default as well.
 *  @param url  absolute, without a query */
export function alternateUrls(url: string): readonly AlternateUrl[] {
  const versions = LOCALES.map((locale) => ({
    hreflang: LANGUAGE_TAGS[locale],
    url: locale === 'zh' ? url : `${url}?${LOCALE_PARAM}=${locale}`,
  }));
  return [...versions, { hreflang: 'x-default', url }];
}

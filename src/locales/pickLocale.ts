import { LOCALES, type Locale } from '@/domain/localized';

/** The first language of the interface among those the browser asks for; Chinese where none matches.
 *  @param wished  language tags, the most wanted first (`navigator.languages`); regions and scripts are ignored */
export function pickLocale(wished: readonly string[]): Locale {
  for (const tag of wished) {
    const language = tag.toLowerCase().split('-')[0];
    const locale = LOCALES.find((one) => one === language);
    if (locale !== undefined) return locale;
  }
  return 'zh';
}

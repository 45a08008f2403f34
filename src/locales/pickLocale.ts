import { LOCALES, type Locale } from '@/domain/localized';

/** Returns the first supported language among the browser's preferred ones, Chinese if there is none.
 *  @param preferred  language tags by preference (`navigator.languages`); regions and scripts are ignored */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const locale = LOCALES.find((one) => one === language);
    if (locale !== undefined) return locale;
  }
  return 'zh';
}

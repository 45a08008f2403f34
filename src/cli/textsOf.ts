import type { CliLocale } from './cliLocale';
import type { CliTexts } from './cliTexts';
import { CLI_TEXTS_EN } from './cliTextsEn';
import { CLI_TEXTS_ZH } from './cliTextsZh';

/** What the command line says in a language. */
export function textsOf(locale: CliLocale): CliTexts {
  return locale === 'en' ? CLI_TEXTS_EN : CLI_TEXTS_ZH;
}

import type { CliLocale } from './cliLocale';
import type { CliTexts } from './cliMessages';
import { CLI_TEXTS_EN } from './cliMessagesEn';
import { CLI_TEXTS_ZH } from './cliMessagesZh';

/** What the command line says in a language. */
export function textsOf(locale: CliLocale): CliTexts {
  return locale === 'en' ? CLI_TEXTS_EN : CLI_TEXTS_ZH;
}

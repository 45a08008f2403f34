import type { CliLocale } from '@/cli/io/effects';
import type { CliMessages } from './cliMessages';
import { CLI_MESSAGES_EN } from './cliMessagesEn';
import { CLI_MESSAGES_ZH } from './cliMessagesZh';

/** Returns the messages of the command line in a language. */
export function messagesFor(locale: CliLocale): CliMessages {
  return locale === 'en' ? CLI_MESSAGES_EN : CLI_MESSAGES_ZH;
}

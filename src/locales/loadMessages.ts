import type { Locale } from '@/domain/localized';
import type { Messages } from './messages';

/** Loads the messages of one language. Each language is a separate chunk, so that only the chosen one is downloaded.
 *  @throws  the bundler's ChunkLoadError */
export function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'zh':
      return import('./zh').then((module) => module.zh);
    case 'ja':
      return import('./ja').then((module) => module.ja);
    case 'en':
      return import('./en').then((module) => module.en);
  }
}

import type { Locale } from '@/domain/localized';
import type { Messages } from './messages';

/** Loads the messages of one language: each language is a chunk of its own, and only the chosen one travels.
 *  @throws  the bundler's ChunkLoadError if the chunk does not come */
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

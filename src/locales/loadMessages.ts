import type { Locale } from '@/domain/localized';
import type { Messages } from './messages';

/** Loads the messages of one language. Each language is a separate chunk, so that only the chosen one is downloaded.
 *  @throws  the bundler's ChunkLoadError */
export function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'zh':
      return import(/* webpackChunkName: "messages-zh" */ './zh').then((module) => module.zh);
    case 'ja':
      return import(/* webpackChunkName: "messages-ja" */ './ja').then((module) => module.ja);
    case 'en':
      return import(/* webpackChunkName: "messages-en" */ './en').then((module) => module.en);
  }
}

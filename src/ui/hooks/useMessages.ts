import { use, useSyncExternalStore } from 'react';
import { localeStore } from '@/locales/localeStore';
import type { Messages } from '@/locales/messages';

/** The messages of the language on screen. Suspends until the first language has come.
 *  @throws  the load error, to the nearest boundary, if no language came */
export function useMessages(): Messages {
  const shown = useSyncExternalStore(localeStore.subscribe, localeStore.get);
  return shown.status === 'ready' ? shown.messages : use(shown.first);
}

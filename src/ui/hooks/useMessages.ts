import { use, useSyncExternalStore } from 'react';
import { localeStore } from '@/locales/localeStore';
import type { Messages } from '@/locales/messages';

/** Returns the messages of the language on screen; suspends until the first language has loaded.
 *  @throws  the load error, to the nearest boundary, if every language failed */
export function useMessages(): Messages {
  const shown = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  // `use` runs on every render: a replay after suspending must not skip it.
  const first = use(shown.first);
  return shown.status === 'ready' ? shown.messages : first;
}

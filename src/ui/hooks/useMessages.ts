import { use, useSyncExternalStore } from 'react';
import { localeStore } from '@/locales/localeStore';
import type { Messages } from '@/locales/messages';

/** Returns the messages of the language on screen; suspends until the first language has loaded.
 *  @throws  the load error, to the nearest boundary, if every language failed */
export function useMessages(): Messages {
  const shown = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  if (shown.first === null) return shown.messages;
  // Runs in the ready state as well: React requires it of a component that has suspended by it.
  const first = use(shown.first);
  return shown.status === 'ready' ? shown.messages : first;
}

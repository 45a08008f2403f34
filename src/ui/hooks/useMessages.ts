import { use, useSyncExternalStore } from 'react';
import { localeStore } from '@/locales/localeStore';
import type { Messages } from '@/locales/messages';

/** Returns the messages of the language on screen; suspends until the first language has loaded.
 *  @throws  the load error, to the nearest boundary, if every language failed */
export function useMessages(): Messages {
  const shown = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  if (shown.status !== 'ready') return use(shown.first);
  // A component that has suspended with `use` must call `use` again.
  if (shown.first !== null) use(shown.first);
  return shown.messages;
}

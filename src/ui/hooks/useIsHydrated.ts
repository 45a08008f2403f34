import { useSyncExternalStore } from 'react';

/** Returns false at build time and while the page rendered at build time is being hydrated, when everything on screen has to be what the
 *  server rendered: nothing that depends on the URL's query, the browser's storage or the size of the window. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}

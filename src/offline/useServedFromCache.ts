import { useSyncExternalStore } from 'react';
import { pathsServedFromCache } from './offlineState';

/** Whether what the page shows of a published file is the copy kept on this device, because the network had no answer. */
export function useServedFromCache(path: string): boolean {
  return useSyncExternalStore(pathsServedFromCache.subscribe, () => pathsServedFromCache.get().has(path));
}

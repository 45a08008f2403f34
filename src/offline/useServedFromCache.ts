import { useSyncExternalStore } from 'react';
import { pathsServedFromCache } from './offlineState';

/** Returns whether the last response for a published file was the cached copy, because the network had none. */
export function useServedFromCache(path: string): boolean {
  return useSyncExternalStore(
    pathsServedFromCache.subscribe,
    () => pathsServedFromCache.get().has(path),
    () => false,
  );
}

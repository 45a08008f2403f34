import { useSyncExternalStore } from 'react';
import type { Stored } from './createStored';

/** Returns the current value of a stored value, and follows changes in this and other tabs. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getServerSnapshot);
}

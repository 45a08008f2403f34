import { useSyncExternalStore } from 'react';
import type { Stored } from './createStored';

/** The current value of something kept, as it changes here or in another tab. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

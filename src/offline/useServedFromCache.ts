import { useSyncExternalStore } from 'react';
import { keptAnswers } from './offlineState';

/** Whether what the page shows of a published file is the copy kept on this device, because the network had no answer. */
export function useServedFromCache(path: string): boolean {
  return useSyncExternalStore(keptAnswers.subscribe, () => keptAnswers.get().has(path));
}

import { createStore, type Store } from '@/base/createStore';

/** Paths of published data whose last answer was the copy kept on this device, for the network had none. */
export const pathsServedFromCache: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set());

/** True once a newer release of the site is there and waits until somebody agrees to it. */
export const updateWaiting: Store<boolean> = createStore(false);

/** Notes where the answer to a request for published data came from. */
export function recordSource(path: string, kept: boolean): void {
  const before = pathsServedFromCache.get();
  if (before.has(path) === kept) return;
  pathsServedFromCache.set(new Set(kept ? [...before, path] : [...before].filter((one) => one !== path)));
}

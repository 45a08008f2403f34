import { createStore, type Store } from '@/base/createStore';

/** Paths of published data whose last response was the cached copy, because the network had none. */
export const pathsServedFromCache: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set());

/** True while a newer release of the site is installed and waits to be activated. */
export const updateWaiting: Store<boolean> = createStore(false);

/** Records the source of a response to a request for published data. */
export function recordSource(path: string, fromCache: boolean): void {
  const before = pathsServedFromCache.get();
  if (before.has(path) === fromCache) return;
  pathsServedFromCache.set(new Set(fromCache ? [...before, path] : [...before].filter((one) => one !== path)));
}

import { findServiceWorkers } from './findServiceWorkers';
import type { ToServiceWorker } from './messages';
import { registerServiceWorker } from './register';

/** Has the service worker keep what this page has loaded, and a catalog if there is one: a first visit has loaded all of
 *  it without the service worker. Registers it if that has not been done; does nothing where there can be none. */
export async function cacheForOffline(manifest: string | null): Promise<void> {
  const workers = findServiceWorkers();
  if (workers === null || (await registerServiceWorker()) === null) return;
  const { active } = await workers.ready;
  active?.postMessage({ kind: 'keep', files: loadedFiles(), manifest } satisfies ToServiceWorker);
}

function loadedFiles(): readonly string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
}

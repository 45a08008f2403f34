import { registerServiceWorker } from './registerServiceWorker';
import { serviceWorkerContainer } from './serviceWorkerContainer';
import type { ToServiceWorker } from './workerMessages';

/** Lets the service worker cache the files that this page has loaded, and a catalog if there is one: on a first visit, they were loaded
 *  before the service worker was active. Registers the service worker if necessary; does nothing where there is none. */
export async function cacheForOffline(manifest: string | null): Promise<void> {
  const workers = serviceWorkerContainer();
  if (workers === null || (await registerServiceWorker()) === null) return;
  const { active } = await workers.ready;
  active?.postMessage({ kind: 'keep', files: listLoadedFiles(), manifest } satisfies ToServiceWorker);
}

function listLoadedFiles(): readonly string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
}

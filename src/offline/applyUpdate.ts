import { registerServiceWorker } from './registerServiceWorker';
import { serviceWorkerContainer } from './serviceWorkerContainer';
import type { ToServiceWorker } from './workerMessages';

/** Activates the waiting release and reloads this page once; other open pages stay as they are. */
export async function applyUpdate(reload: () => void): Promise<void> {
  const waiting = (await registerServiceWorker())?.waiting ?? null;
  if (waiting === null) {
    // Another page has activated it already.
    reload();
    return;
  }
  serviceWorkerContainer()?.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ kind: 'takeOver' } satisfies ToServiceWorker);
}

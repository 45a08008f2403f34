import { findServiceWorkers } from './findServiceWorkers';
import type { ToServiceWorker } from './messages';
import { registerServiceWorker } from './register';

/** Lets the waiting release answer from now on, and reloads this page for it, once; other open pages stay as they are. */
export async function applyUpdate(reload: () => void): Promise<void> {
  const waiting = (await registerServiceWorker())?.waiting ?? null;
  if (waiting === null) {
    // Another page has agreed to it already.
    reload();
    return;
  }
  findServiceWorkers()?.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ kind: 'takeOver' } satisfies ToServiceWorker);
}

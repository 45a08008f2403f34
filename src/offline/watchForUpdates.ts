import { updateWaiting } from './offlineState';

const CHECK_INTERVAL_MS = 5 * 60_000;

/** Sets `updateWaiting` when a newer release has been installed, and checks for one when the visitor returns to the page. */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  workers: Pick<ServiceWorkerContainer, 'controller'>,
): void {
  const refresh = () => {
    // Without a controller this is the first release installed here, not an update.
    updateWaiting.set(registration.waiting !== null && workers.controller !== null);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', refresh);
  });
  registration.installing?.addEventListener('statechange', refresh);
  refresh();

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    // Fails offline; the next check is soon enough.
    registration.update().catch((error: unknown) => console.info('no check for a new release:', error));
  });
}

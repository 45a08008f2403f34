import { updateWaiting } from './offlineState';

const ASKED_AGAIN_AFTER_MS = 5 * 60_000;

/** Notices when a newer release has been fetched and waits, and looks for one when somebody comes back to the page. */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  workers: Pick<ServiceWorkerContainer, 'controller'>,
): void {
  const look = () => {
    // Without a controller this is the first release that comes here, and no news.
    updateWaiting.set(registration.waiting !== null && workers.controller !== null);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  registration.installing?.addEventListener('statechange', look);
  look();

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASKED_AGAIN_AFTER_MS) return;
    asked = Date.now();
    // Offline there is no news; the next look is soon enough.
    registration.update().catch((error: unknown) => console.info('no look for a new release:', error));
  });
}

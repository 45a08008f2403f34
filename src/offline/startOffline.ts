import { cacheForOffline } from './cacheForOffline';
import { findServiceWorkers } from './findServiceWorkers';
import type { FromServiceWorker } from './messages';
import { recordSource } from './offlineState';

/** What a page needs has usually come by then; a shop page that is complete sooner does not wait for it. */
const REST_MS = 5000;

/** Makes the site usable offline: hears what the service worker says, and has this page kept once it has loaded and been
 *  quiet for a while. Called once, before anything is asked for. */
export function startOffline(): void {
  const workers = findServiceWorkers();
  if (workers === null) return;
  workers.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'answered') recordSource(data.path, data.kept);
  });
  workers.startMessages();
  const keep = () => void cacheForOffline(null);
  const keepSoon = () => {
    setTimeout(keep, REST_MS);
    // Whoever leaves the page may come back without a network: what has been loaded since is kept as well.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') keep();
    });
  };
  if (document.readyState === 'complete') keepSoon();
  else window.addEventListener('load', keepSoon, { once: true });
}

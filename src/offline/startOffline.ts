import { cacheForOffline } from './cacheForOffline';
import { recordSource } from './offlineState';
import { serviceWorkerContainer } from './serviceWorkerContainer';
import type { FromServiceWorker } from './workerMessages';

/** Delay after the page's load event. A shop page that is complete sooner starts caching without waiting for it. */
const IDLE_MS = 5000;

/** Makes the site usable offline: receives the service worker's messages, and caches this page's files once it has loaded and
 *  been idle for a while. Call once, before anything is fetched. */
export function startOffline(): void {
  const workers = serviceWorkerContainer();
  if (workers === null) return;
  workers.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'answered') recordSource(data.path, data.kept);
  });
  workers.startMessages();
  const cacheNow = () => void cacheForOffline(null);
  const cacheSoon = () => {
    setTimeout(cacheNow, IDLE_MS);
    // Files that were loaded later are cached when the page is left, because the visitor may return offline.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') cacheNow();
    });
  };
  if (document.readyState === 'complete') cacheSoon();
  else window.addEventListener('load', cacheSoon, { once: true });
}

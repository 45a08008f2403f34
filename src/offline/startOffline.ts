import { cacheForOffline } from './cacheForOffline';
import { serviceWorkerContainer } from './serviceWorkerContainer';

/** Delay after the page's load event. A shop page that is complete sooner starts caching without waiting for it. */
const IDLE_MS = 5000;

/** Caches this page's files for offline use once it has loaded and been idle for a while. Call once. */
export function startOffline(): void {
  if (serviceWorkerContainer() === null) return;
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

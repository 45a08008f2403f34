import { once } from '@/base/once';
import { sitePath } from '@/base/sitePath';
import { serviceWorkerContainer } from './serviceWorkerContainer';
import { watchForUpdates } from './watchForUpdates';

/** Must never change: browsers that have installed the service worker look at this path for the next release. */
const SERVICE_WORKER_PATH = sitePath('/sw.js');

/** Registers the service worker, once per visit.
 *  @returns  null where there is none */
export const registerServiceWorker = once(async (): Promise<ServiceWorkerRegistration | null> => {
  const workers = serviceWorkerContainer();
  if (workers === null || process.env.NODE_ENV !== 'production') return null;
  try {
    const registration = await workers.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
    watchForUpdates(registration, workers);
    return registration;
  } catch (error) {
    // In a private window, with blocked site data, or on a host that serves the page as /sw.js. Not worth a message on screen.
    console.info('not usable offline:', error);
    return null;
  }
});

import { once } from '@/base/once';
import { findServiceWorkers } from './findServiceWorkers';
import { watchForUpdates } from './watchForUpdates';

/** For ever: a browser that has it looks there for the next one. */
const SERVICE_WORKER = '/sw.js';

/** Registers the service worker, once a visit.
 *  @returns  null where there can be none */
export const registerServiceWorker = once(async (): Promise<ServiceWorkerRegistration | null> => {
  const workers = findServiceWorkers();
  if (workers === null || process.env.NODE_ENV !== 'production') return null;
  try {
    const registration = await workers.register(SERVICE_WORKER, { updateViaCache: 'none' });
    watchForUpdates(registration, workers);
    return registration;
  } catch (error) {
    // Private windows, blocked site data, a host that answers /sw.js with the page: no reason to say anything on screen.
    console.info('not usable offline:', error);
    return null;
  }
});

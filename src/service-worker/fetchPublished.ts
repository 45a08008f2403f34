import { isCacheable } from './isCacheable';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Fetches what is published under one name for ever, past copies that may be older.
 *  @returns  null if it does not come, or is not what its name promises */
export async function fetchPublished(path: string, host: ServiceWorkerHost): Promise<Response | null> {
  try {
    const response = await host.fetch(path, { cache: 'no-cache' });
    return isCacheable(path, response) ? response : null;
  } catch (error) {
    host.warn(`${path} did not come and is not kept for offline use:`, error);
    return null;
  }
}

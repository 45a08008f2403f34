import { isCacheable } from './isCacheable';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Fetches published data that keeps its name when it changes, bypassing the HTTP cache.
 *  @returns  null if the request fails or the response is not of the expected type */
export async function fetchPublished(path: string, host: ServiceWorkerHost): Promise<Response | null> {
  try {
    const response = await host.fetch(path, { cache: 'no-cache' });
    return isCacheable(path, response) ? response : null;
  } catch (error) {
    host.warn(`${path} could not be fetched and is not cached for offline use:`, error);
    return null;
  }
}

import { isCacheable } from './isCacheable';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Returns the cached response of a path, whatever its `Vary` header. */
export async function findCached(
  name: string,
  path: string,
  { caches }: ServiceWorkerHost,
): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(path, { ignoreVary: true });
}

/** Caches a response under a path. A full disk is not an error: the page then needs the network the next time.
 *  @returns  whether it is cached now */
export async function cacheResponse(
  name: string,
  path: string,
  response: Response,
  host: ServiceWorkerHost,
): Promise<boolean> {
  if (!isCacheable(path, response)) return false;
  try {
    const cache = await host.caches.open(name);
    await cache.put(path, response);
    return true;
  } catch (error) {
    host.warn(`${path} is not cached for offline use:`, error);
    return false;
  }
}

/** Ensures that a file with a hash in its name is cached, fetching it if necessary.
 *  @returns  whether it is cached now */
export async function cacheFile(name: string, path: string, host: ServiceWorkerHost): Promise<boolean> {
  if ((await findCached(name, path, host)) !== undefined) return true;
  try {
    return await cacheResponse(name, path, await host.fetch(path), host);
  } catch (error) {
    host.warn(`${path} could not be fetched and is not cached for offline use:`, error);
    return false;
  }
}

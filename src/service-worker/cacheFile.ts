import { isCacheable } from './isCacheable';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Finds what is kept under a path; compression and the like make no difference. */
export async function findCached(
  name: string,
  path: string,
  { caches }: ServiceWorkerHost,
): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(path, { ignoreVary: true });
}

/** Keeps an answer under a path. A full disk is survived: then the page just has to be online the next time.
 *  @returns  whether it is kept now */
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
    host.warn(`${path} is not kept for offline use:`, error);
    return false;
  }
}

/** Sees to it that a file is kept whose name has a hash: fetches it if it is not there yet.
 *  @returns  whether it is kept now */
export async function cacheFile(name: string, path: string, host: ServiceWorkerHost): Promise<boolean> {
  if ((await findCached(name, path, host)) !== undefined) return true;
  try {
    return await cacheResponse(name, path, await host.fetch(path), host);
  } catch (error) {
    host.warn(`${path} did not come and is not kept for offline use:`, error);
    return false;
  }
}

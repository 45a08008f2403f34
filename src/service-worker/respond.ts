import { sitePath } from '@/base/sitePath';
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';
import { cacheResponse, findCached } from './cacheFile';
import { CATALOG_CACHE, FILES_CACHE, SHELL_PATH, shellCache } from './cacheNames';
import { pageKey } from './cachePage';
import { isCacheable } from './isCacheable';
import { networkFirst, type SourcedResponse } from './networkFirst';
import { offlinePage } from './offlinePage';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Responds to a navigation with the cached page of this release; otherwise with the network's page, or, without a network, with the
 *  cached welcome page, from which the site renders any path. A reload asks the network first, because a file of this release may no
 *  longer exist. A redirect counts as no response, because networks with a login page redirect every request; a 404 is passed on. */
export async function respondWithPage(request: Request, release: string, host: ServiceWorkerHost): Promise<Response> {
  const isPage = ({ status, type }: Response) => type !== 'opaqueredirect' && status < 500;
  const key = pageKey(new URL(request.url).pathname);
  const findPage = () => findCached(shellCache(release), key, host);
  const findAnyPage = async () => (await findPage()) ?? findCached(shellCache(release), SHELL_PATH, host);
  try {
    const cached = request.cache === 'default' ? await findPage() : undefined;
    if (cached !== undefined) return cached;
    const { response } = await networkFirst(() => host.fetch(request), isPage, findAnyPage, host.networkTimeoutMs);
    return response;
  } catch (error) {
    host.warn('neither the network nor the cache has the page:', error);
    return offlinePage();
  }
}

/** Responds to a request for a file with a hash in its name: from the cache, or else from the network, whose response is then cached. A URL
 *  with a query bypasses the cache, because it is a retry after a broken copy.
 *  @param waitUntil  receives the promise of the caching, which may take longer than the response */
export async function respondWithFile(
  request: Request,
  host: ServiceWorkerHost,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const { pathname, search } = new URL(request.url);
  const name = pathname.startsWith(sitePath('/catalog/')) ? CATALOG_CACHE : FILES_CACHE;
  const cached = search === '' ? await findCached(name, pathname, host) : undefined;
  if (cached !== undefined) return cached;
  const response = await host.fetch(request);
  waitUntil(cacheResponse(name, pathname, response.clone(), host));
  return response;
}

/** Adds a header to a cached response, so that a page that polls for updates does not mistake it for the network's. */
export function markServedFromCache(response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(SERVED_FROM_CACHE, 'yes');
  return new Response(body, { status, statusText, headers });
}

/** Responds to a request for published data that keeps its name when it changes: the network, else the cache. */
export async function respondWithPublished(
  request: Request,
  name: string,
  host: ServiceWorkerHost,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<SourcedResponse> {
  const { pathname } = new URL(request.url);
  const isAcceptable = (response: Response) => isCacheable(pathname, response);
  const result = await networkFirst(
    () => host.fetch(request),
    isAcceptable,
    () => findCached(name, pathname, host),
    host.networkTimeoutMs,
  );
  // `cacheCatalog` caches a manifest together with all files that it names, or not at all.
  if (!result.fromCache && isAcceptable(result.response) && !pathname.endsWith('/manifest.json')) {
    waitUntil(cacheResponse(name, pathname, result.response.clone(), host));
  }
  return result;
}

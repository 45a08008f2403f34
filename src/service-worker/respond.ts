import { SERVED_FROM_CACHE } from '@/offline/messages';
import { cacheResponse, findCached } from './cacheFile';
import { CATALOG, FILES, SHELL_PATH, shellCache } from './cacheNames';
import { isCacheable } from './isCacheable';
import { networkFirst, type SourcedResponse } from './networkFirst';
import { offlinePage } from './offlinePage';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Answers a navigation: the network's page, else the one of this release. A redirect counts as no answer, for that is how
 *  networks that want a login reply to everything; an honest 404 is the network's. */
export async function respondWithPage(request: Request, release: string, host: ServiceWorkerHost): Promise<Response> {
  const isPage = ({ status, type }: Response) => type !== 'opaqueredirect' && status < 500;
  const findShell = async () => (await findCached(shellCache(release), SHELL_PATH, host)) ?? undefined;
  try {
    const { response } = await networkFirst(() => host.fetch(request), isPage, findShell, host.networkTimeoutMs);
    return response;
  } catch (error) {
    host.warn('there is neither a network nor a copy of the page:', error);
    return offlinePage();
  }
}

/** Answers a request for a file with a hash in its name: from what is kept, else from the network, and keeps that. An
 *  address with a query is a second try, because the first copy was no good.
 *  @param after  told of the keeping, which may outlast the answer */
export async function respondWithFile(
  request: Request,
  host: ServiceWorkerHost,
  after: (work: Promise<unknown>) => void,
) {
  const { pathname, search } = new URL(request.url);
  const name = pathname.startsWith('/catalog/') ? CATALOG : FILES;
  const kept = search === '' ? await findCached(name, pathname, host) : undefined;
  if (kept !== undefined) return kept;
  const response = await host.fetch(request);
  after(cacheResponse(name, pathname, response.clone(), host));
  return response;
}

/** Marks a copy that was kept, so that a page that looks for news does not take it for the network's answer. */
export function markServedFromCache(response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(SERVED_FROM_CACHE, 'yes');
  return new Response(body, { status, statusText, headers });
}

/** Answers a request for what is published under one name for ever: the network, else what is kept. */
export async function respondWithPublished(
  request: Request,
  name: string,
  host: ServiceWorkerHost,
  after: (work: Promise<unknown>) => void,
): Promise<SourcedResponse> {
  const { pathname } = new URL(request.url);
  const isGood = (response: Response) => isCacheable(pathname, response);
  const answer = await networkFirst(
    () => host.fetch(request),
    isGood,
    () => findCached(name, pathname, host),
    host.networkTimeoutMs,
  );
  // A manifest is kept with all it names or not at all: `keepCatalog`.
  if (!answer.kept && isGood(answer.response) && !pathname.endsWith('/manifest.json')) {
    after(cacheResponse(name, pathname, answer.response.clone(), host));
  }
  return answer;
}

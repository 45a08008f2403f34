import { abortError } from '@/base/abort';
import { isAbort, ShopError } from '@/base/shopError';

const TIMEOUT_MS = 3000;

/** Returns the URL of the server loader for a page.
 *  @param base     the site's base path, `/` or `/shop/`
 *  @param routeId  Umi's id of the page's route, e.g. `game/FateGO`
 *  @param pageUrl  the full URL of the page
 *  @returns        `/__serverLoader?route=game%2FFateGO&url=https%3A%2F%2F…` */
export function serverLoaderUrl(base: string, routeId: string, pageUrl: string): string {
  const query = new URLSearchParams({ route: routeId, url: pageUrl });
  return `${base.replace(/\/$/, '')}/__serverLoader?${query}`;
}

/** Requests the server loader once. It may be an edge function, a static file of any content type, missing, or an HTML fallback
 *  with status 200: only a JSON body that is not declared as HTML is a valid response.
 *  @throws  AbortError once `signal` is aborted; else ShopError, always retryable: `overlay-network`, `overlay-timeout`
 *           (after 3 s), `overlay-status`, `overlay-html`, `overlay-json` */
export async function fetchServerLoader(url: string, signal: AbortSignal): Promise<unknown> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    return parseResponse(await fetchText(url, controller.signal), url);
  } catch (error) {
    if (signal.aborted) throw abortError();
    if (isAbort(error)) throw problem('timeout', `${url}: no response within ${TIMEOUT_MS} ms`, error);
    throw error instanceof ShopError ? error : problem('network', `${url}: ${String(error)}`, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    credentials: 'include',
    cache: 'no-store',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw problem('status', `${url}: expected status 200, got ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (/html/i.test(type)) throw problem('html', `${url}: expected JSON, got ${type}`);
  return response.text();
}

function parseResponse(body: string, url: string): unknown {
  if (body.trimStart().startsWith('<')) throw problem('html', `${url}: expected JSON, got markup`);
  try {
    return JSON.parse(body);
  } catch (error) {
    throw problem('json', `${url}: expected JSON, got ${JSON.stringify(body.slice(0, 40))}`, error);
  }
}

function problem(what: string, message: string, cause?: unknown): ShopError {
  return new ShopError(`overlay-${what}`, message, { retryable: true, cause });
}

import { isAbort, ShopError } from '@/base/shopError';

/** A file of the catalog is some 100 kB at most: what has not come by then is stalled, even on a slow line. In ms. */
const STALLED_AFTER = 60_000;
/** Client errors that pass by themselves: not there yet, asked too slowly, too early, too often. */
const PASSING = [404, 408, 425, 429];

/** Fetches one file of the catalog, whole.
 *  @throws  ShopError `worker-fetch-offline` | `worker-fetch-timeout` | `worker-fetch-html` (an application shell in
 *           the place of data, as fallbacks answer it) — all retryable — | `worker-fetch-status`, retryable where the
 *           status may pass; AbortError */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const stalled = new AbortController();
  const stop = () => stalled.abort();
  const timer = setTimeout(stop, STALLED_AFTER);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    return await readResponse(url, await fetch(url, { signal: stalled.signal }));
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const how = { cause: error, retryable: true };
    if (!isAbort(error)) throw new ShopError('worker-fetch-offline', `${url}: the connection dropped`, how);
    if (signal?.aborted === true) throw error;
    throw new ShopError('worker-fetch-timeout', `${url}: not there after ${STALLED_AFTER} ms`, how);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function readResponse(url: string, response: Response): Promise<Uint8Array> {
  const { ok, status, headers } = response;
  if (!ok) {
    const retryable = status >= 500 || PASSING.includes(status);
    throw new ShopError('worker-fetch-status', `${url}: expected status 200, got ${status}`, { retryable });
  }
  if (/text\/html/.test(headers.get('content-type') ?? '')) {
    throw new ShopError('worker-fetch-html', `${url}: expected data, got a page`, { retryable: true });
  }
  return new Uint8Array(await response.arrayBuffer());
}

import { isAbort, ShopError } from '@/base/shopError';

/** Files of the catalog have some 100 kB at most, which arrive in this time even on a slow connection. */
const TIMEOUT_MS = 60_000;
/** Client errors that may be temporary: not found yet, timeout, too early, too many requests. */
const TEMPORARY = [404, 408, 425, 429];

/** Fetches one file of the catalog.
 *  @throws  ShopError `worker-fetch-offline` | `worker-fetch-timeout` | `worker-fetch-html` (an HTML fallback in place of
 *           data), which are retryable, | `worker-fetch-status`, retryable for temporary statuses; AbortError */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const timeout = new AbortController();
  const stop = () => timeout.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    return await readResponse(url, await fetch(url, { signal: timeout.signal }));
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const options = { cause: error, retryable: true };
    if (!isAbort(error)) throw new ShopError('worker-fetch-offline', `${url}: connection lost`, options);
    if (signal?.aborted === true) throw error;
    throw new ShopError('worker-fetch-timeout', `${url}: no response within ${TIMEOUT_MS} ms`, options);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function readResponse(url: string, response: Response): Promise<Uint8Array> {
  const { ok, status, headers } = response;
  if (!ok) {
    const retryable = status >= 500 || TEMPORARY.includes(status);
    throw new ShopError('worker-fetch-status', `${url}: expected status 200, got ${status}`, { retryable });
  }
  if (/text\/html/.test(headers.get('content-type') ?? '')) {
    throw new ShopError('worker-fetch-html', `${url}: expected data, got an HTML page`, { retryable: true });
  }
  return new Uint8Array(await response.arrayBuffer());
}

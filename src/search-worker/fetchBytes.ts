import { isAbort, ShopError } from '@/base/shopError';

/** Longest time without a response or without further bytes of it. A slow download that makes progress is not interrupted. */
const SILENCE_MS = 60_000;
/** Client errors that may be temporary: not found yet, timeout, too early, too many requests. */
const TEMPORARY = [404, 408, 425, 429];

/** Fetches one file of the catalog.
 *  @throws  ShopError `worker-fetch-offline` | `worker-fetch-timeout` | `worker-fetch-html` (an HTML fallback in place of
 *           data), which are retryable, | `worker-fetch-status`, retryable for temporary statuses; AbortError */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const timeout = new AbortController();
  const stop = () => timeout.abort();
  let timer = setTimeout(stop, SILENCE_MS);
  const onProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, SILENCE_MS);
  };
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    const response = await fetch(url, { signal: timeout.signal });
    checkResponse(url, response);
    return await readBody(response, onProgress);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const options = { cause: error, retryable: true };
    if (!isAbort(error)) throw new ShopError('worker-fetch-offline', `${url}: connection lost`, options);
    if (signal?.aborted === true) throw error;
    throw new ShopError('worker-fetch-timeout', `${url}: no data for ${SILENCE_MS} ms`, options);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function checkResponse(url: string, { ok, status, headers }: Response): void {
  if (!ok) {
    const retryable = status >= 500 || TEMPORARY.includes(status);
    throw new ShopError('worker-fetch-status', `${url}: expected status 200, got ${status}`, { retryable });
  }
  if (/text\/html/.test(headers.get('content-type') ?? '')) {
    throw new ShopError('worker-fetch-html', `${url}: expected data, got an HTML page`, { retryable: true });
  }
}

/** Reads the body of a response, and calls `onProgress` whenever bytes arrive. */
async function readBody(response: Response, onProgress: () => void): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    onProgress();
    if (done) break;
    parts.push(value);
  }
  return parts[0] !== undefined && parts.length === 1
    ? parts[0]
    : new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

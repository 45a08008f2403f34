import { ShopError } from '@/base/shopError';
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';

/** Fetches a file of the page's own origin.
 *  @returns  null if there is none: status 404 or 410, or an HTML fallback page
 *  @throws  ShopError `operator-fetch` (retryable) */
export type FetchFile = (url: string) => Promise<Uint8Array | null>;

/** Bypasses the browser cache, since the published files may just have changed. A copy from the service worker counts as a
 *  failure, since it may be outdated. */
export const fetchFile: FetchFile = async (url) => {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`expected status 200, got ${response.status}`);
    if (/text\/html/.test(response.headers.get('content-type') ?? '')) return null;
    if (response.headers.has(SERVED_FROM_CACHE))
      throw new Error('only a cached copy responded; the network is required');
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ShopError('operator-fetch', `${url}: ${reason}`, { retryable: true, cause });
  }
};

import { queryOptions } from '@tanstack/react-query';
import { MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import type { OverlayCatalog } from '@/domain/overlay';
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';

export type CatalogOnScreen = {
  /** When it was published; null before the first response. */
  readonly publishedAt: EpochMs | null;
  /** The catalog that the overlay refers to; null if it refers to none. */
  readonly overlayCatalog: OverlayCatalog | null;
  /** Whether the site does not respond although the browser reports a network. */
  readonly isUnreachable: boolean;
};

/** Short, because browsers report a network before it works. */
const UNREACHABLE_POLL_MS = 10_000;
/** If the overlay names a newer catalog, whose manifest a CDN may serve a little later. */
const OUTDATED_POLL_MS = 60_000;
const POLL_MS = 5 * 60_000;
/** Limits the requests of a tab that is shown and hidden repeatedly. */
const MIN_INTERVAL_MS = 10_000;
/** Aborts a request that hangs, so that the next one is sent. */
const TIMEOUT_MS = 8_000;

/** Returns the request for the publishing time of the manifest, which bypasses HTTP caches. It is not sent when the page opens.
 *  The key contains the catalog on screen, because a result that was requested for an earlier catalog may be older than the one on
 *  screen. */
export function publishedManifestQuery(
  manifestUrl: string,
  { publishedAt, overlayCatalog, isUnreachable }: CatalogOnScreen,
) {
  const revision = overlayCatalog?.revision ?? null;
  const isOutdated = publishedAt !== null && revision !== null && revision > publishedAt;
  return queryOptions({
    queryKey: ['published-manifest', manifestUrl, publishedAt],
    queryFn: async ({ signal, client, queryKey }) =>
      (await readPublishedAt(manifestUrl, signal)) ?? client.getQueryData<EpochMs | null>(queryKey) ?? null,
    initialData: null,
    initialDataUpdatedAt: 0,
    gcTime: 0,
    networkMode: 'online',
    refetchInterval: isUnreachable ? UNREACHABLE_POLL_MS : isOutdated ? OUTDATED_POLL_MS : POLL_MS,
    refetchOnWindowFocus: ({ state }) =>
      Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= MIN_INTERVAL_MS && 'always',
    refetchOnReconnect: () => document.visibilityState !== 'hidden' && 'always',
  });
}

/** @returns  null for a copy from the offline cache, which may be older than the catalog on screen, and for any response that is
 *             not a manifest */
async function readPublishedAt(manifestUrl: string, signal: AbortSignal): Promise<EpochMs | null> {
  const timeout = new AbortController();
  const abort = () => timeout.abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    const response = await fetch(manifestUrl, { signal: timeout.signal, cache: 'no-cache' });
    if (!response.ok || response.headers.has(SERVED_FROM_CACHE)) return null;
    const { publishedAt } = (await response.json()) as { readonly publishedAt?: unknown };
    const isTimestamp = typeof publishedAt === 'number' && publishedAt >= 0 && publishedAt <= MAX_TIMESTAMP_MS;
    return isTimestamp ? (publishedAt as EpochMs) : null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

import { queryOptions } from '@tanstack/react-query';
import { MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import type { OverlayCatalog } from '@/domain/overlay';
import { SERVED_FROM_CACHE } from '@/offline/messages';

export type CatalogOnScreen = {
  /** When it was published; null before there is one. */
  readonly publishedAt: EpochMs | null;
  /** The catalog that the overlay refers to; null: it names none. */
  readonly overlayCatalog: OverlayCatalog | null;
  /** True if the site has not responded although there seems to be a network. */
  readonly isUnanswered: boolean;
};

/** A browser reports the network as back before it is. */
const UNANSWERED_MS = 10_000;
/** A catalog is published before the overlay names it, but a CDN may serve the earlier manifest a little longer. */
const OUTDATED_MS = 60_000;
const USUAL_MS = 5 * 60_000;
/** A tab that is shown and hidden repeatedly sends no more requests than this allows. */
const MIN_PAUSE_MS = 10_000;
/** A request that hangs must not prevent the next one. */
const TIMEOUT_MS = 8_000;

/** The request for the publishing time of the manifest, past all HTTP caches. It is not sent when the page opens. The key
 *  contains the catalog on screen: what was found beside another one may be older than it. */
export function publishedManifestQuery(
  manifestUrl: string,
  { publishedAt, overlayCatalog, isUnanswered }: CatalogOnScreen,
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
    refetchInterval: isUnanswered ? UNANSWERED_MS : isOutdated ? OUTDATED_MS : USUAL_MS,
    refetchOnWindowFocus: ({ state }) =>
      Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= MIN_PAUSE_MS && 'always',
    refetchOnReconnect: () => document.visibilityState !== 'hidden' && 'always',
  });
}

/** @returns  null for a copy stored on this device, which may be older than the catalog on screen, and for any response that is
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
    const isMoment = typeof publishedAt === 'number' && publishedAt >= 0 && publishedAt <= MAX_TIMESTAMP_MS;
    return isMoment ? (publishedAt as EpochMs) : null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

import { isAbort } from '@/base/shopError';
import { MAX_MOMENT_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import { SERVED_FROM_CACHE } from '@/offline/messages';

/** A tab that is shown and hidden repeatedly asks no more often than this. */
const SHORTEST_PAUSE_MS = 10_000;

export type ManifestWatch = {
  /** Asks the site now, unless the tab is hidden or there is no network. Aborts a request in flight. */
  readonly check: () => void;
  /** Stops for good and aborts a request in flight. */
  readonly stop: () => void;
};

/** Looks for the published manifest of a game whenever the tab becomes visible or the network comes back, past all HTTP caches.
 *  @param onFound  gets its `publishedAt`; never a copy kept on this device, which may be older than what is on screen */
export function watchManifest(manifestUrl: string, onFound: (publishedAt: EpochMs) => void): ManifestWatch {
  let request = new AbortController();
  let askedAt = Number.NEGATIVE_INFINITY;
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    askedAt = Date.now();
    request.abort();
    request = new AbortController();
    const { signal } = request;
    readPublishedAt(manifestUrl, signal).then(
      (publishedAt) => {
        if (publishedAt !== null && !signal.aborted) onFound(publishedAt);
      },
      (error: unknown) => {
        // The next check will tell.
        if (!isAbort(error)) console.info('no check for a newer catalog:', error);
      },
    );
  };
  const checkIfDue = () => {
    if (Date.now() - askedAt >= SHORTEST_PAUSE_MS) check();
  };
  document.addEventListener('visibilitychange', checkIfDue);
  window.addEventListener('online', check);
  return {
    check,
    stop: () => {
      request.abort();
      document.removeEventListener('visibilitychange', checkIfDue);
      window.removeEventListener('online', check);
    },
  };
}

async function readPublishedAt(manifestUrl: string, signal: AbortSignal): Promise<EpochMs | null> {
  const response = await fetch(manifestUrl, { signal, cache: 'no-cache' });
  if (!response.ok || response.headers.has(SERVED_FROM_CACHE)) return null;
  const { publishedAt } = (await response.json()) as { readonly publishedAt?: unknown };
  const isMoment = typeof publishedAt === 'number' && publishedAt >= 0 && publishedAt <= MAX_MOMENT_MS;
  return isMoment ? (publishedAt as EpochMs) : null;
}

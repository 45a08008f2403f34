import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';

/** A browser says that the network is back before it is. */
const ASKED_AGAIN_AFTER_MS = 10_000;

/** When the catalogue was published that has taken the place of the one on screen; null if none is known of. It is looked
 *  for each time the network comes back, and again until the site has answered. The one on screen stays until somebody asks
 *  for the other.
 *  @param shownAt  when the one on screen was published
 *  @param waits    whether the site has not answered, though there seems to be a network */
export function useNewerCatalogue(manifestUrl: string, shownAt: EpochMs | null, waits: boolean): EpochMs | null {
  const [publishedAt, setPublishedAt] = useState<EpochMs | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const look = () => {
      readPublishedAt(manifestUrl, left.signal).then(setPublishedAt, (error: unknown) => {
        // Not back for good: it is looked for again.
        if (!isAbort(error)) console.info('no look for a newer catalogue:', error);
      });
    };
    window.addEventListener('online', look);
    const timer = waits ? setInterval(look, ASKED_AGAIN_AFTER_MS) : undefined;
    return () => {
      left.abort();
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [manifestUrl, waits]);

  return publishedAt !== null && shownAt !== null && publishedAt > shownAt ? publishedAt : null;
}

async function readPublishedAt(manifestUrl: string, signal: AbortSignal): Promise<EpochMs | null> {
  const response = await fetch(manifestUrl, { signal });
  if (!response.ok) return null;
  const { publishedAt } = (await response.json()) as { readonly publishedAt?: unknown };
  return typeof publishedAt === 'number' ? (publishedAt as EpochMs) : null;
}

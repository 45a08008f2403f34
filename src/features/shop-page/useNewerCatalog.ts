import { useEffect, useRef, useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import type { OverlayCatalog } from '@/domain/overlay';
import { replacedCatalog } from '@/features/search-state/replacedCatalog';
import { watchManifest } from './watchManifest';

/** A browser reports the network as back before it is. */
const UNANSWERED_MS = 10_000;
/** A catalog is published before the overlay names it, but a CDN may serve the earlier manifest a little longer. */
const OUTDATED_MS = 60_000;
const USUAL_MS = 5 * 60_000;

export type CatalogOnScreen = {
  /** When it was published; null before there is one. */
  readonly publishedAt: EpochMs | null;
  /** The catalog that the overlay refers to; null: it names none. */
  readonly overlayCatalog: OverlayCatalog | null;
  /** Whether the site has not answered, though there seems to be a network. */
  readonly isUnanswered: boolean;
};

/** Returns when the catalog was published that has replaced the one on screen; null if none is known of. After a rollback it
 *  is an earlier one. The one on screen is then noted as replaced, so that its statuses are unverified. The manifest is looked for when the tab
 *  becomes visible, when the network comes back, periodically while the tab is visible, and at once when the overlay refers to
 *  another revision or confirms none any more: publishing and rolling back do that. Nothing is loaded unasked. */
export function useNewerCatalog(
  manifestUrl: string,
  { publishedAt, overlayCatalog, isUnanswered }: CatalogOnScreen,
): EpochMs | null {
  const [found, setFound] = useState<{ readonly onScreen: EpochMs | null; readonly publishedAt: EpochMs } | null>(null);
  const watch = useRef<ReturnType<typeof watchManifest> | null>(null);
  const revision = overlayCatalog?.revision ?? null;
  const hasOverlayCatalog = overlayCatalog !== null;
  const isOutdated = publishedAt !== null && revision !== null && revision > publishedAt;
  const everyMs = isUnanswered ? UNANSWERED_MS : isOutdated ? OUTDATED_MS : USUAL_MS;

  useEffect(() => {
    const opened = watchManifest(manifestUrl, (time) => setFound({ onScreen: publishedAt, publishedAt: time }));
    watch.current = opened;
    return () => opened.stop();
  }, [manifestUrl, publishedAt]);
  useEffect(() => {
    const timer = setInterval(() => watch.current?.check(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  useEffect(() => {
    if (hasOverlayCatalog && publishedAt !== null && revision !== publishedAt) watch.current?.check();
  }, [hasOverlayCatalog, revision, publishedAt]);

  // What was found while another catalog was on screen may be older than this one.
  const isFresh = found !== null && found.onScreen === publishedAt;
  const other = isFresh && publishedAt !== null && found.publishedAt !== publishedAt ? found.publishedAt : null;
  const isReplaced = other !== null;
  useEffect(() => {
    if (!isReplaced || publishedAt === null) return;
    replacedCatalog.set({ manifestUrl, revision: publishedAt });
    return () => replacedCatalog.set(null);
  }, [isReplaced, manifestUrl, publishedAt]);
  return other;
}

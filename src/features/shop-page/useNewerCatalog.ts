import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EpochMs } from '@/domain/offer';
import { replacedCatalog } from '@/features/search-state/replacedCatalog';
import { type CatalogOnScreen, publishedManifestQuery } from './publishedManifestQuery';

/** Returns the publishing time of the catalog that has replaced the one on screen, which is earlier after a rollback; null if none
 *  is known. Marks the catalog on screen as replaced, which makes its statuses unverified. Requests the manifest when the tab
 *  becomes visible, when the network comes back, periodically while the tab is visible, and immediately when the overlay names
 *  another revision or none, as after publishing and rolling back. */
export function useNewerCatalog(manifestUrl: string, catalog: CatalogOnScreen): EpochMs | null {
  const { publishedAt, overlayCatalog } = catalog;
  const { data, refetch } = useQuery(publishedManifestQuery(manifestUrl, catalog));

  const revision = overlayCatalog?.revision ?? null;
  const hasOverlayCatalog = overlayCatalog !== null;
  useEffect(() => {
    const isOtherRevision = hasOverlayCatalog && publishedAt !== null && revision !== publishedAt;
    if (isOtherRevision && document.visibilityState !== 'hidden') void refetch();
  }, [hasOverlayCatalog, revision, publishedAt, refetch]);

  const replacement = publishedAt === null || data === publishedAt ? null : data;
  const isReplaced = replacement !== null;
  useEffect(() => {
    if (!isReplaced || publishedAt === null) return;
    replacedCatalog.set({ manifestUrl, revision: publishedAt });
    return () => replacedCatalog.set(null);
  }, [isReplaced, manifestUrl, publishedAt]);
  return replacement;
}

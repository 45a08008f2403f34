import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import type { EpochMs } from '@/domain/offer';

/** Returns the publishing time of the newest catalog; null if there is none. */
export function latestPublishedAt({ games }: CatalogIndexFile): EpochMs | null {
  const times = Object.values(games).map((one) => one.publishedAt);
  return times.length === 0 ? null : (Math.max(...times) as EpochMs);
}

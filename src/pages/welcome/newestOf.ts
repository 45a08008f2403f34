import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import type { EpochMs } from '@/domain/offer';

/** Returns when the newest catalog of the index was published; null if there is none. */
export function newestOf(shelf: CatalogIndexFile): EpochMs | null {
  const times = Object.values(shelf.games).map((one) => one.publishedAt);
  return times.length === 0 ? null : (Math.max(...times) as EpochMs);
}

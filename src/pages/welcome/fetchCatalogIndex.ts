import { ShopError } from '@/base/shopError';
import { sitePath } from '@/base/sitePath';
import { type CatalogIndexFile, decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';

/** URL of the published index. */
export const CATALOG_INDEX_URL = sitePath('/catalog/index.json');

/** Fetches the index of all published catalogs.
 *  @throws  AbortError; ShopError `pages-catalog-index-status` (retryable), or what `decodeCatalogIndex` throws; the browser's TypeError
 *           without a network */
export async function fetchCatalogIndex(signal: AbortSignal): Promise<CatalogIndexFile> {
  const response = await fetch(CATALOG_INDEX_URL, { signal });
  if (!response.ok) {
    const message = `${CATALOG_INDEX_URL}: expected status 200, got ${response.status}`;
    throw new ShopError('pages-catalog-index-status', message, { retryable: true });
  }
  return decodeCatalogIndex(new Uint8Array(await response.arrayBuffer()));
}

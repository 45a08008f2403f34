import { cacheResponse } from './cacheFile';
import { CATALOG } from './cacheNames';
import { fetchPublished } from './fetchPublished';
import type { ServiceWorkerHost } from './serviceWorkerHost';

const INDEX_PATH = '/catalog/index.json';

/** Caches the index of all catalogs, whose numbers the welcome page shows; an installed site opens with that page. */
export async function cacheCatalogIndex(host: ServiceWorkerHost): Promise<void> {
  const index = await fetchPublished(INDEX_PATH, host);
  if (index !== null) await cacheResponse(CATALOG, INDEX_PATH, index, host);
}

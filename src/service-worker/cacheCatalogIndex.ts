import { cacheResponse } from './cacheFile';
import { CATALOG } from './cacheNames';
import { fetchPublished } from './fetchPublished';
import type { ServiceWorkerHost } from './serviceWorkerHost';

const INDEX_PATH = '/catalog/index.json';

/** Keeps the index of all catalogs: the welcome page, which an installed site opens with, shows its numbers. */
export async function cacheCatalogIndex(host: ServiceWorkerHost): Promise<void> {
  const shelf = await fetchPublished(INDEX_PATH, host);
  if (shelf !== null) await cacheResponse(CATALOG, INDEX_PATH, shelf, host);
}

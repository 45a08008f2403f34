import { cacheResponse } from './cacheFile';
import { CATALOG } from './cacheNames';
import { fetchPublished } from './fetchPublished';
import type { Host } from './host';

const SHELF_PATH = '/catalog/index.json';

/** Keeps the index of all catalogs: the welcome page, which an installed site opens with, shows its numbers. */
export async function cacheCatalogIndex(host: Host): Promise<void> {
  const shelf = await fetchPublished(SHELF_PATH, host);
  if (shelf !== null) await cacheResponse(CATALOG, SHELF_PATH, shelf, host);
}

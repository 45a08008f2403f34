import { sitePath } from '@/base/sitePath';
import { cacheFile, cacheResponse } from './cacheFile';
import { CATALOG_CACHE } from './cacheNames';
import { isCacheable } from './isCacheable';
import type { ServiceWorkerHost } from './serviceWorkerHost';

const FILE_REFERENCE = /"file":\s*"([^"/]+)"/g;

/** Caches the published catalog of a game: its segments first, then the manifest that names them; then deletes files that the
 *  manifest no longer names. The cache therefore holds a complete catalog at any time, the new one or the previous one.
 *  @param manifestPath  `/catalog/<id>/manifest.json`
 *  @returns             whether the whole catalog is cached */
export async function cacheCatalog(manifestPath: string, host: ServiceWorkerHost): Promise<boolean> {
  const manifest = await fetchPublished(manifestPath, host);
  if (manifest === null) return false;
  const folder = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1);
  // File names are found by searching the manifest's text, so that this works with later versions of the format as well.
  const text = await manifest.clone().text();
  const named = [...text.matchAll(FILE_REFERENCE)].map(([, file]) => folder + file);
  for (const path of named) {
    if (!(await cacheFile(CATALOG_CACHE, path, host))) return false;
  }
  if (!(await cacheResponse(CATALOG_CACHE, manifestPath, manifest, host))) return false;
  await deleteOthers(new Set([manifestPath, ...named]), folder, host);
  return true;
}

async function deleteOthers(paths: ReadonlySet<string>, folder: string, { caches }: ServiceWorkerHost): Promise<void> {
  const cache = await caches.open(CATALOG_CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(folder) && !paths.has(pathname)) await cache.delete(request);
  }
}

const INDEX_PATH = sitePath('/catalog/index.json');

/** Caches the index of all catalogs, because an installed site opens with the welcome page, which shows its numbers. */
export async function cacheCatalogIndex(host: ServiceWorkerHost): Promise<void> {
  const index = await fetchPublished(INDEX_PATH, host);
  if (index !== null) await cacheResponse(CATALOG_CACHE, INDEX_PATH, index, host);
}

/** Fetches published data that keeps its name when it changes, bypassing the HTTP cache.
 *  @returns  null if the request fails or the response is not of the expected type */
async function fetchPublished(path: string, host: ServiceWorkerHost): Promise<Response | null> {
  try {
    const response = await host.fetch(path, { cache: 'no-cache' });
    return isCacheable(path, response) ? response : null;
  } catch (error) {
    host.warn(`${path} could not be fetched and is not cached for offline use:`, error);
    return null;
  }
}

import { cacheFile, cacheResponse } from './cacheFile';
import { CATALOG } from './cacheNames';
import { fetchPublished } from './fetchPublished';
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
  // File names are read from the text, so that a later version of the format works as well.
  const text = await manifest.clone().text();
  const named = [...text.matchAll(FILE_REFERENCE)].map(([, file]) => folder + file);
  for (const path of named) {
    if (!(await cacheFile(CATALOG, path, host))) return false;
  }
  if (!(await cacheResponse(CATALOG, manifestPath, manifest, host))) return false;
  await deleteOthers(new Set([manifestPath, ...named]), folder, host);
  return true;
}

async function deleteOthers(paths: ReadonlySet<string>, folder: string, { caches }: ServiceWorkerHost): Promise<void> {
  const cache = await caches.open(CATALOG);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(folder) && !paths.has(pathname)) await cache.delete(request);
  }
}

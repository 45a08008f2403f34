import { cacheFile, cacheResponse } from './cacheFile';
import { CATALOG } from './cacheNames';
import { fetchPublished } from './fetchPublished';
import type { ServiceWorkerHost } from './serviceWorkerHost';

const NAMED_FILE = /"file":\s*"([^"/]+)"/g;

/** Keeps the catalog of a game as it is published now: its segments first, then the manifest that names them, then what no
 *  manifest names any more is let go. What is kept is so a whole catalog at any time, the new one or the one before.
 *  @param manifestPath  `/catalog/<id>/manifest.json`
 *  @returns             whether all of it is kept */
export async function cacheCatalog(manifestPath: string, host: ServiceWorkerHost): Promise<boolean> {
  const manifest = await fetchPublished(manifestPath, host);
  if (manifest === null) return false;
  const folder = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1);
  // Every file is read out of the text, whatever the format's version: names are all that matters here.
  const text = await manifest.clone().text();
  const named = [...text.matchAll(NAMED_FILE)].map(([, file]) => folder + file);
  for (const path of named) {
    if (!(await cacheFile(CATALOG, path, host))) return false;
  }
  if (!(await cacheResponse(CATALOG, manifestPath, manifest, host))) return false;
  await dropAllBut(new Set([manifestPath, ...named]), folder, host);
  return true;
}

async function dropAllBut(paths: ReadonlySet<string>, folder: string, { caches }: ServiceWorkerHost): Promise<void> {
  const cache = await caches.open(CATALOG);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(folder) && !paths.has(pathname)) await cache.delete(request);
  }
}

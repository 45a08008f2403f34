import { ShopError } from '@/base/shopError';
import { cacheFile, cacheResponse } from './cacheFile';
import { FILES_CACHE, SHELL_PATH, shellCache } from './cacheNames';
import { cachePagesAgain, namesEntry } from './cachePage';
import { isCacheable } from './isCacheable';
import { listFiles, type Release } from './release';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Caches the welcome page and the entry files of a release, and the new versions of pages and files that are cached already.
 *  @throws  ShopError `offline-install` if the page or an entry file cannot be cached, or the page belongs to another release,
 *           as happens for a moment during a deployment: then the previous release stays active */
export async function installRelease(release: Release, host: ServiceWorkerHost): Promise<void> {
  const page = await host.fetch(SHELL_PATH, { cache: 'no-cache' });
  if (!isCacheable(SHELL_PATH, page)) throw failure(`expected the page with status 200, got ${page.status}`);
  if (!(await namesEntry(page, release))) throw failure(`expected a page with ${release.entry.join(', ')}`);
  for (const path of release.entry) {
    if (!(await cacheFile(FILES_CACHE, path, host))) throw failure(`expected ${path}, got nothing that can be cached`);
  }
  if (!(await cacheResponse(shellCache(release.id), SHELL_PATH, page, host)))
    throw failure('the page could not be cached');
  for (const path of matchUpdatedFiles(await listCachedPaths(host), listFiles(release)))
    await cacheFile(FILES_CACHE, path, host);
  await cachePagesAgain(release, host);
}

async function listCachedPaths({ caches }: ServiceWorkerHost): Promise<readonly string[]> {
  const cache = await caches.open(FILES_CACHE);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

function failure(message: string): ShopError {
  return new ShopError('offline-install', message, { retryable: true });
}

const HASH = /\.[0-9a-f]{8,64}(?=\.)/;

/** Returns the files of a release that replace cached ones: the same name with another hash. Files used in one release are
 *  likely to be used in the next. */
function matchUpdatedFiles(cached: readonly string[], files: readonly string[]): readonly string[] {
  const stems = new Set(cached.map(stemOf));
  return files.filter((file) => stems.has(stemOf(file)));
}

function stemOf(path: string): string {
  return path.replace(HASH, '');
}

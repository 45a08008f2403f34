import { sitePath } from '@/base/sitePath';
import { findEntryPaths } from '@/platform/umi/entryFile';
import { cacheResponse, findCached } from './cacheFile';
import { PREFIX, SHELL_PATH, shellCache } from './cacheNames';
import { isCacheable } from './isCacheable';
import type { Release } from './release';
import type { ServiceWorkerHost } from './serviceWorkerHost';

const SHELL_PREFIX = `${PREFIX}shell-`;

/** Caches the page that was rendered for a path, unless it belongs to another release, as happens for a moment during a deployment. Does
 *  nothing for other paths and for a page that is cached already. */
export async function cachePage(path: string, release: Release, host: ServiceWorkerHost): Promise<void> {
  const name = shellCache(release.id);
  if (!release.pages.includes(path) || (await findCached(name, path, host)) !== undefined) return;
  try {
    const page = await host.fetch(path, { cache: 'no-cache' });
    if (isCacheable(path, page) && (await namesEntry(page, release))) await cacheResponse(name, path, page, host);
  } catch (error) {
    host.warn(`${path} could not be fetched and is not cached for offline use:`, error);
  }
}

/** Caches the pages that are cached for earlier releases. */
export async function cachePagesAgain(release: Release, host: ServiceWorkerHost): Promise<void> {
  const paths = new Set<string>();
  for (const name of await host.caches.keys()) {
    if (!name.startsWith(SHELL_PREFIX)) continue;
    for (const { url } of await (await host.caches.open(name)).keys()) paths.add(new URL(url).pathname);
  }
  for (const path of paths) await cachePage(path, release, host);
}

/** Returns the path under which the page of a navigation is cached. */
export function pageKey(pathname: string): string {
  const path = pathname === SHELL_PATH ? pathname : pathname.replace(/(.)\/$/, '$1');
  // Both have the same page.
  return path === sitePath('/welcome') ? SHELL_PATH : path;
}

/** Returns whether a page refers to files of a release only. */
export async function namesEntry(page: Response, { entry }: Release): Promise<boolean> {
  const named = findEntryPaths(await page.clone().text());
  return named.length > 0 && named.every((path) => entry.includes(path));
}

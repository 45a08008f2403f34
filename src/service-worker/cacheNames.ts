import { BASE_PATH } from '@/base/sitePath';

/** Prefix of all cache names of this site; other caches of the origin are left alone. */
export const PREFIX = 'vitrine-';

/** Cache for files whose names contain a hash: one for all releases, because most files do not change. */
export const FILES_CACHE = `${PREFIX}files`;

/** Manifests, segments and the index of the catalogs. Renaming it would lose the catalogs that are already cached. */
export const CATALOG_CACHE = `${PREFIX}catalogue`;

/** Returns the name of the cache for the page itself: one per release, since the page names that release's files. */
export function shellCache(release: string): string {
  return `${PREFIX}shell-${release}`;
}

/** Path under which the page is fetched and cached: some hosts redirect `/index.html`. */
export const SHELL_PATH = BASE_PATH;

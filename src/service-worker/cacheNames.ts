/** Begins the name of every cache of ours: others on the origin are not touched. */
export const PREFIX = 'vitrine-';

/** Files of releases with a hash in their names: one for all releases, for most files do not change. */
export const FILES = `${PREFIX}files`;

/** Manifests, segments and the index of the catalogs. */
export const CATALOG = `${PREFIX}catalogue`;

/** Where the page itself is kept: by release, for it names the files of one. */
export function shellCache(release: string): string {
  return `${PREFIX}shell-${release}`;
}

/** Under which path the page is kept, and asked for: some hosts redirect `/index.html`. */
export const SHELL_PATH = '/';

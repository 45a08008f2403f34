import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { buildCopy } from './buildCopy';

/** The code of every page, of shop pages and of the search worker. */
const CHANGED = ['src/app.tsx', 'src/features/shop-page/ShopScreen.tsx', 'src/search-worker/searchWorker.ts'] as const;
const HASHED = /\.[0-9a-f]{8}\.(?:async\.|chunk\.)?(?:js|css)(?:\.br|\.gz)?$/;

export type Releases = {
  /** A release that follows the test site: all its chunks have other names. Its pages set `window.release` to `next`. */
  readonly next: string;
  /** That release together with the hashed files of the test site, as a build keeps them. */
  readonly nextWithEarlierFiles: string;
  /** Pages of the test site, as a CDN may serve them for a while, without the code of its shop pages. */
  readonly stalePages: string;
  readonly remove: () => void;
};

/** Builds the next release from a copy of the project with changed code; takes about half a minute.
 *  @throws  Error with the output of the build if it fails */
export function buildReleases(): Releases {
  const code = "\nReflect.set(globalThis, 'release', 'next');\n";
  const { site: next, folder, remove } = buildCopy(Object.fromEntries(CHANGED.map((path) => [path, code])));
  const [nextWithEarlierFiles, stalePages] = [join(folder, 'kept'), join(folder, 'stale')];
  cpSync(next, nextWithEarlierFiles, { recursive: true });
  cpSync(TEST_SITE_FOLDER, nextWithEarlierFiles, {
    recursive: true,
    filter: (path) => HASHED.test(path) || !/\.\w+$/.test(path.slice(TEST_SITE_FOLDER.length)),
    force: false,
  });
  cpSync(TEST_SITE_FOLDER, stalePages, { recursive: true });
  for (const name of readdirSync(join(stalePages, 'assets')).filter((file) => /^(?:p__game__|shop\.)/.test(file))) {
    rmSync(join(stalePages, 'assets', name));
  }
  return { next, nextWithEarlierFiles, stalePages, remove };
}

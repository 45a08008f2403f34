import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildServiceWorker } from '../../scripts/site/buildServiceWorker';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';

/** A file of the code, whose name contains a hash of its content, also as a compressed copy. */
const HASHED = /\.([0-9a-f]{8})\.(?:async\.|chunk\.)?(?:js|css)(?:\.br|\.gz)?$/;
const COMPRESSED = /\.(?:br|gz)$/;
const NAMES_FILES = /\.(?:html|js|css)$/;

export type Releases = {
  /** A release that follows the test site: all its chunks have other names. Its pages set `window.release` to `next`. */
  readonly next: string;
  /** That release together with the hashed files of the test site, as a build keeps them. */
  readonly nextWithEarlierFiles: string;
  /** Pages of the test site, as a CDN may serve them for a while, without the code of its shop pages. */
  readonly stalePages: string;
  readonly remove: () => void;
};

/** Writes the sites that tests of releases serve one after the other. The next release is the test site with other hashes: building one would
 *  take a minute and differ in nothing else. */
export function writeReleases(): Releases {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-releases-'));
  const [next, nextWithEarlierFiles, stalePages] = [
    join(folder, 'next'),
    join(folder, 'kept'),
    join(folder, 'stale'),
  ] as const;
  writeNextRelease(next);
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
  return { next, nextWithEarlierFiles, stalePages, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the test site and gives every file of its code another hash, in its name and wherever other files name it. */
function writeNextRelease(site: string): void {
  // Compressed copies of the earlier content; without them, the server sends the files themselves.
  cpSync(TEST_SITE_FOLDER, site, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? nextHash(hash) : hash));
  for (const name of names.filter((file) => NAMES_FILES.test(file))) {
    const path = join(site, name);
    const marker = name.endsWith('.js') ? "\nReflect.set(globalThis, 'release', 'next');\n" : '';
    writeFileSync(path, rename(readFileSync(path, 'utf8')) + marker);
    if (HASHED.test(name)) renameSync(path, join(path, '..', rename(basename(name))));
  }
  buildServiceWorker(site);
}

/** Another hash for each hash: every digit becomes its complement. */
function nextHash(hash: string): string {
  return hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}

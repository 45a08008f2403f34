import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isEntryFile } from '../../src/platform/umi/entryFile';
import { readJsonFile, writeJsonFile } from './jsonFile';

/** Time a file stays on the site after the first release without it, for tabs that are still open. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Chunks and their compressed versions; their names contain a hash of their content. */
const CHUNK = /^assets[\\/].+\.[0-9a-f]{8}\.(?:async\.js|chunk\.css)(?:\.br|\.gz)?$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Path within the site → when a release first lacked the file, in ms since 1970; null while the newest release has it. */
type SupersededAt = Readonly<Record<string, number | null>>;

/** Copies the hashed files of a built site to the archive. Does nothing if there is no site.
 *  @param archive  the folder that keeps them */
export function archiveRelease(site: string, archive: string): void {
  const index = readIndex(archive);
  const names = listHashed(site);
  for (const name of names) copyFile(join(site, name), join(archive, 'files', name));
  writeIndex(archive, { ...index, ...Object.fromEntries(names.map((name) => [name, index[name] ?? null])) });
}

/** Restores the files of earlier releases into a site that was just built and archived, and deletes those superseded more than
 *  30 days ago from the archive.
 *  @param release  the hashed files of the new release, as `listHashed` returns them before anything is restored
 *  @returns        number of files restored */
export function restoreEarlierReleases(site: string, archive: string, release: readonly string[], now: number): number {
  const index = readIndex(archive);
  const current = new Set(release);
  const next: Record<string, number | null> = {};
  let restored = 0;
  for (const [name, before] of Object.entries(index)) {
    const supersededAt = current.has(name) ? null : (before ?? now);
    const kept = join(archive, 'files', name);
    if (supersededAt !== null && now - supersededAt > RETENTION_MS) {
      rmSync(kept, { force: true });
      continue;
    }
    next[name] = supersededAt;
    if (supersededAt === null || !existsSync(kept)) continue;
    copyFile(kept, join(site, name));
    restored += 1;
  }
  writeIndex(archive, next);
  return restored;
}

/** Lists the files of a site whose names contain a hash of their content, catalogs excepted. */
export function listHashed(site: string): readonly string[] {
  if (!existsSync(site)) return [];
  const inFolder = (folder: string) =>
    existsSync(join(site, folder)) ? readdirSync(join(site, folder)).map((name) => join(folder, name)) : [];
  return [...inFolder('.'), ...inFolder('assets')].filter(
    (name) => (CHUNK.test(name) || isEntryFile(name.replace(COMPRESSED, ''))) && statSync(join(site, name)).isFile(),
  );
}

/** Copies a file atomically if it does not exist yet. */
function copyFile(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.tmp`);
  renameSync(`${to}.tmp`, to);
}

function readIndex(archive: string): SupersededAt {
  return readJsonFile(join(archive, 'index.json'), {}, isIndex);
}

function isIndex(value: unknown): value is SupersededAt {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((time) => time === null || time >= 0)
  );
}

function writeIndex(archive: string, index: SupersededAt): void {
  writeJsonFile(join(archive, 'index.json'), index);
}

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { archiveRelease, listHashed, restoreEarlierReleases } from '../../../../scripts/site/releaseArchive';

const DAY_MS = 24 * 3_600_000;

let folder: string;
let site: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  site = join(folder, 'site');
  archive = join(folder, 'archive');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a release as the build does: the site is emptied, written, archived, and earlier files are restored. */
function build(files: Readonly<Record<string, string>>, now: number): number {
  rmSync(site, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const release = listHashed(site);
  archiveRelease(site, archive);
  return restoreEarlierReleases(site, archive, release, now);
}

const OLD = {
  'umi.00000001.js': 'entry 1',
  'assets/page.0000000a.async.js': 'page 1',
  'assets/page.0000000a.async.js.br': 'br',
};
const NEW = { 'umi.00000002.js': 'entry 2', 'assets/page.0000000b.async.js': 'page 2', 'index.html': 'new' };

describe('the archive of releases', () => {
  it('keeps the hashed files of an earlier release on the site, with their compressed versions', () => {
    build(OLD, 0);

    expect(build(NEW, DAY_MS)).toBe(3);

    expect(readFileSync(join(site, 'assets/page.0000000a.async.js'), 'utf8')).toBe('page 1');
    expect(existsSync(join(site, 'assets/page.0000000a.async.js.br'))).toBe(true);
    expect(readFileSync(join(site, 'umi.00000001.js'), 'utf8')).toBe('entry 1');
    expect(readFileSync(join(site, 'assets/page.0000000b.async.js'), 'utf8')).toBe('page 2');
  });

  it('counts the 30 days from the first release without a file, however old the file is', () => {
    build(OLD, 0);
    build(NEW, 400 * DAY_MS);

    expect(build(NEW, 430 * DAY_MS)).toBe(3);
    expect(build(NEW, 430 * DAY_MS + 1)).toBe(0);
    expect(existsSync(join(archive, 'files/umi.00000001.js'))).toBe(false);
  });

  it('restarts the 30 days for a file that a later release contains again', () => {
    build(OLD, 0);
    build(NEW, DAY_MS);
    build(OLD, 20 * DAY_MS);
    build(NEW, 40 * DAY_MS);

    expect(build(NEW, 69 * DAY_MS)).toBe(3);
  });

  it('starts with an empty index if its index file is truncated', () => {
    build(OLD, 0);
    writeFileSync(join(archive, 'index.json'), '{"umi.0000');
    jest.spyOn(console, 'warn').mockReturnValue();

    expect(build(OLD, DAY_MS)).toBe(0);
    expect(build(NEW, 2 * DAY_MS)).toBe(3);
  });

  it('does not keep files without a hash in their name', () => {
    build({ ...OLD, 'index.html': 'old', 'sw.js': 'old' }, 0);

    build(NEW, DAY_MS);

    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new');
    expect(existsSync(join(site, 'sw.js'))).toBe(false);
  });
});

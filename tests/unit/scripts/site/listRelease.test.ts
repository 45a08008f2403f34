/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listRelease } from '../../../../scripts/site/listRelease';

const SITE: Readonly<Record<string, string>> = {
  'index.html': 'welcome',
  'index.html.br': 'compressed',
  'welcome.html': 'welcome',
  '404.html': 'not found',
  'game/FateGO.html': 'shop',
  'compare/FateGO.html': 'comparison',
  'robots.txt': '',
  'umi.1a2b3c4d.js': 'entry',
  'assets/site.1a2b3c4d.async.js': 'site',
  'assets/site.1a2b3c4d.chunk.css': 'styles',
  'assets/shop.1a2b3c4d.async.js': 'shop',
  'assets/shop.1a2b3c4d.chunk.css': 'styles',
  'assets/p__game__FateGO.1a2b3c4d.async.js': 'page',
  'catalog/index.json': '{}',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Lists the release of a site with some files changed. */
function releaseOf(changes: Readonly<Record<string, string>> = {}) {
  for (const [path, content] of Object.entries({ ...SITE, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return listRelease(root);
}

describe('listRelease', () => {
  it('lists the paths of the pages, except the one of unknown paths, and the files by use', () => {
    expect(releaseOf()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      pages: ['/compare/FateGO', '/game/FateGO', '/', '/welcome'],
      entry: ['/assets/site.1a2b3c4d.async.js', '/umi.1a2b3c4d.js'],
      code: ['/assets/shop.1a2b3c4d.async.js', '/assets/shop.1a2b3c4d.chunk.css', '/assets/site.1a2b3c4d.chunk.css'],
      other: ['/assets/p__game__FateGO.1a2b3c4d.async.js'],
    });
  });

  it.each(Object.keys(SITE).filter((path) => path.endsWith('.html')))(
    'gives a release another id when %s changes',
    (path) => {
      const { id } = releaseOf();

      expect(releaseOf({ [path]: 'changed' }).id).not.toBe(id);
    },
  );

  it('gives a release another id when a file is added', () => {
    const { id } = releaseOf();

    expect(releaseOf({ 'assets/table.5e6f7a8b.async.js': 'table' }).id).not.toBe(id);
  });

  it('gives the same files the same id, whatever the catalogs and compressed copies', () => {
    const { id } = releaseOf();

    expect(releaseOf({ 'catalog/index.json': '{"version":2}', 'index.html.br': 'smaller' }).id).toBe(id);
  });
});

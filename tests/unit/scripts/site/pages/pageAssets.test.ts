/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChunkFiles } from '../../../../../scripts/site/pages/chunkFiles';
import { listPageAssets } from '../../../../../scripts/site/pages/pageAssets';
import { pageAt } from './buildPage';

const WORKER = 'searchWorker.1a2b3c4d.async.js';
const CHUNKS: ChunkFiles = {
  umi: ['umi.1.js'],
  site: ['assets/site.css', 'assets/site.js'],
  p__game__FateGO: ['assets/page.js', 'assets/shared.js'],
  shop: ['assets/shop.css', 'assets/shared.js', 'assets/shop.js'],
  'spec-fgo': ['assets/spec.js'],
  'roster-fgo': ['assets/roster.js'],
  'query-parser': ['assets/parser.css', 'assets/shared.js', 'assets/parser.js'],
  'names-fgo': ['assets/names.js'],
  p__about__index: ['assets/about.js'],
  layouts__index: ['assets/layout.css', 'assets/layout.js'],
  ...Object.fromEntries(
    ['messages-zh', 'messages-ja', 'messages-en', 'shop-messages-zh', 'shop-messages-ja', 'shop-messages-en'].map(
      (name) => [name, [`assets/${name}.js`]],
    ),
  ),
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-assets-'));
  mkdirSync(join(root, 'assets'));
  for (const path of ['assets/site.css', 'assets/shop.css', 'assets/layout.css'])
    writeFileSync(join(root, path), `/* ${path} */`);
  writeFileSync(join(root, 'assets', WORKER), '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listPageAssets', () => {
  it('lists the scripts and styles of a shop page once, in the order of its chunks', () => {
    const { entry, site, styles, bootData } = listPageAssets({ root, chunks: CHUNKS }, pageAt('/game/FateGO'));

    expect(entry).toBe('/umi.1.js');
    expect(site).toBe('/assets/site.js');
    expect(bootData.scripts).toEqual([
      '/assets/page.js',
      '/assets/shared.js',
      '/assets/shop.js',
      '/assets/spec.js',
      '/assets/roster.js',
    ]);
    expect(styles).toEqual([
      { path: '/assets/site.css', css: '/* assets/site.css */' },
      { path: '/assets/shop.css', css: '/* assets/shop.css */' },
    ]);
  });

  it('lists for the first script what a shop page needs in each language, and its catalog', () => {
    const { bootData } = listPageAssets({ root, chunks: CHUNKS }, pageAt('/sale/FateGO'));

    expect(bootData).toMatchObject({
      paths: ['/sale/FateGO'],
      messages: {
        zh: ['/assets/messages-zh.js', '/assets/shop-messages-zh.js'],
        ja: ['/assets/messages-ja.js', '/assets/shop-messages-ja.js'],
        en: ['/assets/messages-en.js', '/assets/shop-messages-en.js'],
      },
      search: { worker: `/assets/${WORKER}`, catalog: '/catalog/FateGO/' },
    });
  });

  it('lists the scripts that parse a text, except those that a shop page needs anyway', () => {
    const { bootData } = listPageAssets({ root, chunks: CHUNKS }, pageAt('/game/FateGO'));

    expect(bootData.textScripts).toEqual(['/assets/parser.js', '/assets/names.js']);
  });

  it('lists no search and no messages about offers for a page without offers', () => {
    const { bootData } = listPageAssets({ root, chunks: CHUNKS }, pageAt('/about'));

    expect(bootData.search).toBeNull();
    expect(bootData.messages.ja).toEqual(['/assets/messages-ja.js']);
  });

  it('throws for a chunk that the build has not written', () => {
    const { shop: _shop, ...chunks } = CHUNKS;

    expect(() => listPageAssets({ root, chunks }, pageAt('/game/FateGO'))).toThrow('the build has no chunk shop');
  });

  it('throws for a shop page if the build has written no search worker', () => {
    rmSync(join(root, 'assets', WORKER));

    expect(() => listPageAssets({ root, chunks: CHUNKS }, pageAt('/game/FateGO'))).toThrow('no search worker');
  });
});

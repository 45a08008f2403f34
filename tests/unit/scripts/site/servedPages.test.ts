/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listSitePages } from '../../../../scripts/site/pages/sitePages';
import { readScriptHashes } from '../../../../scripts/site/scriptHashes';
import { type Site, serveSite } from '../../../../scripts/site/serveSite';
import { BOOT, buildPage } from './pages/buildPage';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const HASHES = [hashOf(BOOT), hashOf('window.showLanguage?.()')];
const PATHS = listSitePages().flatMap(({ paths }) => paths ?? []);

let root: string;
let site: Site;
const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'served-pages-'));
  for (const { path, files } of listSitePages()) {
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), buildPage(path));
    }
  }
  site = await serveSite(root, 0);
});
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

describe('a served site', () => {
  it.each(PATHS)('serves the page of %s, also with a query or a slash at its end', async (path) => {
    const page = buildPage(path === '/' ? '/welcome' : path);

    for (const url of [path, `${path}?q=x`, path.replace(/(.)$/, '$1/').replace('//', '/')]) {
      const response = await get(url);

      expect({ url, status: response.status }).toEqual({ url, status: 200 });
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(page);
    }
  });

  it.each(['/no/such/page', '/game', '/sale/', '/game/NoGame', '/compare/NoGame', '/404', '/welcome.html', '//'])(
    'serves the page of unknown paths with status 404: %s',
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(buildPage('/404'));
    },
  );

  it('allows the scripts of its pages and no other inline scripts', async () => {
    const policy = (await get('/about')).headers.get('content-security-policy') ?? '';

    expect(/script-src [^;]+/.exec(policy)?.[0]).toBe(`script-src 'self' '${HASHES[0]}' '${HASHES[1]}'`);
  });
});

describe('readScriptHashes', () => {
  it('returns the hashes of the inline scripts, which are the same on all pages', () => {
    expect(readScriptHashes(root)).toEqual(HASHES);
    for (const { path } of listSitePages()) {
      const scripts = [...buildPage(path).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
      expect(scripts.map(hashOf)).toEqual(HASHES);
    }
  });

  it('returns none for a site without pages', () => {
    expect(readScriptHashes(join(root, 'game'))).toEqual([]);
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@/games/games';
import { writeCrawlerFiles } from '../../../../../scripts/site/head/writeCrawlerFiles';

const SITE = 'https://shop.example';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crawler-files-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Returns the entries of the sitemap: URL → language versions. */
function entriesOf(sitemap: string): Readonly<Record<string, Readonly<Record<string, string | null>>>> {
  const xml = new DOMParser().parseFromString(sitemap, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return Object.fromEntries(
    [...xml.getElementsByTagName('url')].map((entry) => [
      entry.getElementsByTagName('loc')[0]?.textContent ?? '',
      Object.fromEntries(
        [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
    ]),
  );
}

describe('writeCrawlerFiles', () => {
  it('lists welcome, the 17 games and about in every language', () => {
    writeCrawlerFiles(folder, SITE);

    const paths = ['/welcome', ...GAMES.map(({ id }) => `/game/${id}`), '/about'];
    const urls = paths.flatMap((path) => ['', '?lang=ja', '?lang=en'].map((query) => `${SITE}${path}${query}`));
    expect(Object.keys(entriesOf(read('sitemap.xml')))).toEqual(urls);
  });

  it('links every entry to all language versions of its page', () => {
    writeCrawlerFiles(folder, SITE);

    const versions = {
      'zh-CN': `${SITE}/game/FateGO`,
      ja: `${SITE}/game/FateGO?lang=ja`,
      en: `${SITE}/game/FateGO?lang=en`,
      'x-default': `${SITE}/game/FateGO`,
    };
    const entries = entriesOf(read('sitemap.xml'));
    expect(entries[`${SITE}/game/FateGO`]).toEqual(versions);
    expect(entries[`${SITE}/game/FateGO?lang=ja`]).toEqual(versions);
  });

  it('escapes the URL of the site', () => {
    writeCrawlerFiles(folder, "https://shop.example/a&b'c");

    expect(Object.keys(entriesOf(read('sitemap.xml')))[0]).toBe("https://shop.example/a&b'c/welcome");
  });

  it('allows every page and names the sitemap', () => {
    writeCrawlerFiles(folder, SITE);

    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('writes no sitemap if the URL of the site is unknown', () => {
    writeCrawlerFiles(folder, null);

    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
  });
});

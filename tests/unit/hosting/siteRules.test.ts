import { contentTypeOf } from '@/hosting/contentTypes';
import { findRule, NOT_FOUND_PAGE, PAGE_PATHS, pageFile, SITE_RULES, type SiteRule } from '@/hosting/siteRules';

/** Paths of each rule. */
const PATHS: Readonly<Record<SiteRule['name'], readonly string[]>> = {
  hidden: [
    '/.git/config',
    '/.env',
    '/catalog/.lock',
    '/umi.0123abcd.js.map',
    '/umi.0123abcd.js.br',
    '/welcome.html.gz',
  ],
  'live status': ['/__serverLoader'],
  'page file': ['/index.html', '/404.html', '/game/FateGO.html'],
  'hashed file': [
    '/umi.0123abcd.js',
    '/assets/shop.0123abcd.async.js',
    '/assets/shop.0123abcd.chunk.css',
    '/catalog/FateGO/offers.0123456789abcdef.bin',
  ],
  file: [
    '/sw.js',
    '/manifest.webmanifest',
    '/catalog/index.json',
    '/catalog/FateGO/manifest.json',
    '/catalog/no-extension',
    '/assets/shop.0123abc.async.js',
    '/assets/shop.0123ABCD.async.js',
    '/game/shop.js',
  ],
  'start page': ['/'],
  page: [...PAGE_PATHS, '/welcome/', '/game/FateGO/'],
  other: [
    '/game',
    '/game/',
    '/game/NoGame',
    '/game/FateGO/more',
    '/Welcome',
    '/welcome//',
    '/__serverLoader/x',
    '/catalogs',
  ],
};

describe('findRule', () => {
  it.each(Object.entries(PATHS).flatMap(([name, paths]) => paths.map((path) => ({ path, name }))))(
    'finds for $path the rule "$name"',
    ({ path, name }) => {
      expect(findRule(path).name).toBe(name);
    },
  );

  it('never caches errors and only revalidates whatever keeps its name', () => {
    const caches = Object.fromEntries(SITE_RULES.map(({ name, cache }) => [name, cache]));

    expect(caches).toEqual({
      hidden: 'no-store',
      'live status': 'no-store',
      'page file': 'no-store',
      'hashed file': 'public, max-age=31536000, immutable',
      file: 'no-cache',
      'start page': 'no-cache',
      page: 'no-cache',
      other: 'no-store',
    });
  });

  it.each(SITE_RULES)('uses only the syntax that all hosts share in the pattern of "$name"', ({ pattern }) => {
    // Look-around and back-references are missing in RE2; a quote would end the pattern in a configuration.
    expect(pattern).not.toMatch(/\(\?[=!<]|\\[1-9]|["\n]/);
  });
});

describe('pageFile', () => {
  it.each([
    ['/', '/index.html'],
    ['/game/FateGO', '/game/FateGO.html'],
    ['/game/FateGO/', '/game/FateGO.html'],
    ['/no/such/page', NOT_FOUND_PAGE],
    ['/sw.js', null],
    ['/.env', null],
  ])('of %s is %s', (path, file) => {
    expect(pageFile(findRule(path), path)).toBe(file);
  });
});

describe('contentTypeOf', () => {
  it.each([
    ['/assets/shop.0123abcd.async.js', 'text/javascript; charset=utf-8'],
    ['/assets/shop.0123abcd.chunk.css', 'text/css; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/__serverLoader', 'application/json; charset=utf-8'],
    ['/catalog/FateGO/offers.0123456789abcdef.bin', 'application/octet-stream'],
    ['/LICENSE', 'application/octet-stream'],
  ])('of %s is %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });
});

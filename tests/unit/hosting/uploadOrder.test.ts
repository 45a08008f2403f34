import { uploadOrder } from '@/hosting/uploadOrder';

/** What each file of two releases refers to. */
const RELEASE = (hash: string): Readonly<Record<string, readonly string[]>> => ({
  '/index.html': [`/umi.${hash}.js`],
  '/welcome.html': [`/umi.${hash}.js`],
  '/404.html': [`/umi.${hash}.js`],
  '/game/FateGO.html': [`/umi.${hash}.js`, '/favicon.svg'],
  [`/umi.${hash}.js`]: [`/assets/shop.${hash}.async.js`],
  [`/umi.${hash}.js.br`]: [],
  [`/assets/shop.${hash}.async.js`]: [],
  '/sw.js': [`/umi.${hash}.js`, '/index.html', `/assets/shop.${hash}.async.js`],
  '/favicon.svg': [],
  '/catalog/index.json': ['/catalog/FateGO/manifest.json'],
  '/catalog/FateGO/manifest.json': [`/catalog/FateGO/offers.${hash}${hash}.bin`],
  [`/catalog/FateGO/offers.${hash}${hash}.bin`]: [],
});
const OLD = RELEASE('00000000');
const NEW = RELEASE('11111111');

describe('uploadOrder', () => {
  it('leaves the site complete after every single file, so that an upload may be interrupted anywhere', () => {
    const site: Record<string, readonly string[]> = { ...OLD };

    for (const { uploads } of uploadOrder(Object.keys(NEW))) {
      for (const { path } of uploads) {
        site[path] = NEW[path] ?? [];
        const missing = Object.values(site)
          .flat()
          .filter((reference) => site[reference] === undefined);
        expect({ path, missing }).toEqual({ path, missing: [] });
      }
    }

    expect(site).toMatchObject(withoutCompressed(NEW));
  });

  it('uploads everything except compressed copies and hidden files, once', () => {
    const uploaded = uploadOrder([...Object.keys(NEW), '/.well-known/x']).flatMap(({ uploads }) => uploads);

    expect(uploaded.map(({ path }) => path).sort()).toEqual(Object.keys(withoutCompressed(NEW)).sort());
  });

  it('ends with the service worker, after all pages that it stores', () => {
    expect(uploadOrder(Object.keys(NEW)).map(({ name }) => name)).toEqual([
      'hashed files',
      'other files',
      'catalogs',
      'catalog index',
      'pages',
      'service worker',
    ]);
  });

  it('gives every file its headers', () => {
    const uploads = uploadOrder(Object.keys(NEW)).flatMap((step) => step.uploads);
    const headersOf = (path: string) => {
      const { contentType, cacheControl } = uploads.find((one) => one.path === path) ?? {};
      return [contentType, cacheControl];
    };

    expect(headersOf('/umi.11111111.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(headersOf('/game/FateGO.html')).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(headersOf('/404.html')).toEqual(['text/html; charset=utf-8', 'no-store']);
    expect(headersOf('/sw.js')).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  });
});

function withoutCompressed<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('.br')));
}

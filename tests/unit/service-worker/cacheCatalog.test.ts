/** @jest-environment node */

import { cacheCatalog } from '@/service-worker/cacheCatalog';
import { respondWithPublished } from '@/service-worker/respond';
import { fakeHost, good, ORIGIN } from './fakeHost';

const FOLDER = '/catalog/FateGO/';
const MANIFEST = `${FOLDER}manifest.json`;
const manifest = (...letters: string[]) =>
  JSON.stringify(
    {
      segments: letters.map((letter) => ({
        file: `offers.${letter.repeat(16)}.bin`,
        texts: { file: `texts.${letter.repeat(16)}.bin` },
      })),
    },
    null,
    2,
  );
const files = (...letters: string[]) =>
  ['offers', 'texts'].flatMap((kind) => letters.map((letter) => `${FOLDER}${kind}.${letter.repeat(16)}.bin`));
const site = () => ({
  [MANIFEST]: manifest('a', 'b'),
  ...Object.fromEntries(files('a', 'b', 'c').map((path) => [path, path])),
});
const readCached = async (host: ReturnType<typeof fakeHost>) => {
  const { response, fromCache } = await respondWithPublished(
    new Request(ORIGIN + MANIFEST),
    'vitrine-catalogue',
    host,
    () => {},
  );
  return [await response.text(), fromCache];
};

describe('cacheCatalog', () => {
  it('caches the manifest and all files that it names', async () => {
    const host = fakeHost(site());

    const done = await cacheCatalog(MANIFEST, host);

    expect(done).toBe(true);
    expect(host.cachedPaths()).toEqual({ 'vitrine-catalogue': [MANIFEST, ...files('a', 'b')].sort() });
    expect(host.requestedPaths.at(0)).toBe(MANIFEST);
  });

  it('removes segments that the new manifest no longer names, and fetches only the new ones', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('b', 'c');
    host.requestedPaths.length = 0;

    await cacheCatalog(MANIFEST, host);

    expect(host.cachedPaths()).toEqual({ 'vitrine-catalogue': [MANIFEST, ...files('b', 'c')].sort() });
    expect(host.requestedPaths.sort()).toEqual([MANIFEST, ...files('c')].sort());
  });

  it('keeps the complete previous catalog while a new segment is unavailable', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('b', 'c');
    delete host.site[files('c')[1]!];

    const done = await cacheCatalog(MANIFEST, host);
    host.goOffline();

    expect(done).toBe(false);
    expect(await readCached(host)).toEqual([manifest('a', 'b'), true]);
    expect(host.cachedPaths()['vitrine-catalogue']).toEqual(expect.arrayContaining(files('a', 'b')));
  });

  it('keeps the previous catalog when the disk is full', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('c');
    host.fillDisk();

    const done = await cacheCatalog(MANIFEST, host);
    host.goOffline();

    expect(done).toBe(false);
    expect(await readCached(host)).toEqual([manifest('a', 'b'), true]);
  });

  it('keeps the previous catalog when the manifest is an HTML page', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = good('/', '<!doctype html>');

    const done = await cacheCatalog(MANIFEST, host);

    expect(done).toBe(false);
    expect(await readCached(host)).toEqual([manifest('a', 'b'), true]);
  });

  it('keeps the catalogs of other games', async () => {
    const other = '/catalog/Mass/';
    const host = fakeHost({ ...site(), [`${other}manifest.json`]: manifest() });
    await cacheCatalog(MANIFEST, host);

    await cacheCatalog(`${other}manifest.json`, host);

    expect(host.cachedPaths()['vitrine-catalogue']).toEqual(
      [...files('a', 'b'), MANIFEST, `${other}manifest.json`].sort(),
    );
  });

  it('does not affect responses while the network is available', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('c');

    expect(await readCached(host)).toEqual([manifest('c'), false]);
  });
});

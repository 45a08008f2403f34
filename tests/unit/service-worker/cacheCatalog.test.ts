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
const readKept = async (host: ReturnType<typeof fakeHost>) => {
  const { response, fromCache } = await respondWithPublished(
    new Request(ORIGIN + MANIFEST),
    'vitrine-catalogue',
    host,
    () => {},
  );
  return [await response.text(), fromCache];
};

describe('a catalog on a device', () => {
  it('is kept whole: the manifest and all it names', async () => {
    const host = fakeHost(site());

    const done = await cacheCatalog(MANIFEST, host);

    expect([done, host.kept()]).toEqual([true, { 'vitrine-catalogue': [MANIFEST, ...files('a', 'b')].sort() }]);
    expect(host.asked.at(0)).toBe(MANIFEST);
  });

  it('lets go of the segments that the next manifest no longer names, and fetches only the new ones', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('b', 'c');
    host.asked.length = 0;

    await cacheCatalog(MANIFEST, host);

    expect(host.kept()).toEqual({ 'vitrine-catalogue': [MANIFEST, ...files('b', 'c')].sort() });
    expect(host.asked.sort()).toEqual([MANIFEST, ...files('c')].sort());
  });

  it('stays the one before, whole, while a segment of the next one cannot be had', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('b', 'c');
    delete host.site[files('c')[1]!];

    const done = await cacheCatalog(MANIFEST, host);
    host.unplug();

    expect([done, await readKept(host)]).toEqual([false, [manifest('a', 'b'), true]]);
    expect(host.kept()['vitrine-catalogue']).toEqual(expect.arrayContaining(files('a', 'b')));
  });

  it('stays the one before when the disk is full', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('c');
    host.fill();

    const done = await cacheCatalog(MANIFEST, host);
    host.unplug();

    expect([done, await readKept(host)]).toEqual([false, [manifest('a', 'b'), true]]);
  });

  it('D2: is not replaced by a page that stands under the name of its manifest', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = good('/', '<!doctype html>');

    const done = await cacheCatalog(MANIFEST, host);

    expect([done, await readKept(host)]).toEqual([false, [manifest('a', 'b'), true]]);
  });

  it('leaves the catalogs of other games alone', async () => {
    const other = '/catalog/Mass/';
    const host = fakeHost({ ...site(), [`${other}manifest.json`]: manifest() });
    await cacheCatalog(MANIFEST, host);

    await cacheCatalog(`${other}manifest.json`, host);

    expect(host.kept()['vitrine-catalogue']).toEqual([...files('a', 'b'), MANIFEST, `${other}manifest.json`].sort());
  });

  it('is answered from the network as long as there is one', async () => {
    const host = fakeHost(site());
    await cacheCatalog(MANIFEST, host);
    host.site[MANIFEST] = manifest('c');

    expect(await readKept(host)).toEqual([manifest('c'), false]);
  });
});

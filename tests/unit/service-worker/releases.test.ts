/** @jest-environment node */

import { cacheFile } from '@/service-worker/cacheFile';
import { installRelease } from '@/service-worker/installRelease';
import { pruneCaches } from '@/service-worker/pruneCaches';
import type { Release } from '@/service-worker/release';
import { respondWithFile, respondWithPage } from '@/service-worker/respond';
import { type FakeSite, fakeHost, good, ORIGIN } from './fakeHost';

const release = (letter: string): Release => ({
  id: letter,
  pages: ['/', '/game/FateGO'],
  entry: [`/umi.${letter.repeat(8)}.js`],
  code: [`/assets/1.${letter.repeat(8)}.async.js`],
  other: [`/assets/p__game__FateGO.${letter.repeat(8)}.async.js`],
});
const A = release('a');
const B = release('b');
const C = release('c');

const page = ({ entry }: Release) => `<!doctype html><script src="${entry[0]}"></script>`;
const siteOf = (one: Release): FakeSite => ({
  '/': page(one),
  ...Object.fromEntries([...one.entry, ...one.code, ...one.other].map((path) => [path, `code of ${path}`])),
});
const navigation = () => new Request(`${ORIGIN}/game/FateGO`);

async function open(site: FakeSite) {
  const host = fakeHost(site);
  await installRelease(A, host);
  await pruneCaches(A, host);
  return host;
}

describe('installRelease and pruneCaches', () => {
  it('cache the page and the entry files', async () => {
    const host = await open(siteOf(A));

    expect(host.cachedPaths()).toEqual({ 'vitrine-files': ['/.release', ...A.entry], 'vitrine-shell-a': ['/'] });
  });

  it.each([
    ['an entry file that is missing', { '/umi.aaaaaaaa.js': new Response('', { status: 500 }) }],
    ['HTML instead of an entry file', { '/umi.aaaaaaaa.js': good('/', '<!doctype html>') }],
    ['a page that is not there', { '/': new Response('', { status: 503 }) }],
    ['a page of another release', { '/': page(B) }],
    ['a page without an entry', { '/': '<!doctype html>Please log in' }],
  ])('refuse a release with %s and keep the previous one', async (_what, changes: FakeSite) => {
    const host = fakeHost({ ...siteOf(A), ...changes });

    const installing = installRelease(A, host);

    await expect(installing).rejects.toMatchObject({ code: 'offline-install' });
    expect(host.cachedPaths()).not.toHaveProperty('vitrine-shell-a');
  });

  it('reject with offline-install when the disk is full', async () => {
    const host = fakeHost(siteOf(A));
    host.fillDisk();

    await expect(installRelease(A, host)).rejects.toMatchObject({ code: 'offline-install' });
  });

  it('cache new versions of the used files only', async () => {
    const host = await open({ ...siteOf(A), ...siteOf(B), '/': page(A) });
    await cacheFile('vitrine-files', A.other[0]!, host);
    host.site['/'] = page(B);

    await installRelease(B, host);

    expect(host.cachedPaths()['vitrine-files']).toEqual(
      [...B.other, ...A.other, '/.release', ...A.entry, ...B.entry].sort(),
    );
  });

  it('keep the files of the previous release, and remove older ones', async () => {
    const host = await open({ ...siteOf(A), ...siteOf(B), ...siteOf(C), '/': page(A) });
    host.site['/'] = page(B);

    await installRelease(B, host);
    await pruneCaches(B, host);
    const afterB = host.cachedPaths();
    host.site['/'] = page(C);
    await installRelease(C, host);
    await pruneCaches(C, host);

    expect(afterB).toEqual({ 'vitrine-files': ['/.release', ...A.entry, ...B.entry], 'vitrine-shell-b': ['/'] });
    expect(host.cachedPaths()).toEqual({
      'vitrine-files': ['/.release', ...B.entry, ...C.entry],
      'vitrine-shell-c': ['/'],
    });
  });

  it('keep other caches of the origin', async () => {
    const host = fakeHost(siteOf(A));
    await (await host.caches.open('forum')).put('/x', new Response('x'));

    await installRelease(A, host);
    await pruneCaches(A, host);

    expect(host.cachedPaths()).toHaveProperty('forum', ['/x']);
  });
});

describe('a navigation', () => {
  it('gets the page of the network, and passes on a 404', async () => {
    const host = await open(siteOf(A));
    host.site['/game/FateGO'] = 'fresh page';

    const found = await respondWithPage(navigation(), 'a', host);
    const missing = await respondWithPage(new Request(`${ORIGIN}/nope`), 'a', host);

    expect(await found.text()).toBe('fresh page');
    expect(missing.status).toBe(404);
  });

  it.each([
    ['is down', new Response('', { status: 502 })],
    [
      'redirects to a login (P6)',
      Object.create(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
    ],
  ])('gets the cached page when the site %s', async (_how, result) => {
    const host = await open(siteOf(A));
    host.site['/game/FateGO'] = Object.assign(Object.create(result), { clone: () => result });

    const shown = await respondWithPage(navigation(), 'a', host);

    expect(await shown.text()).toBe(page(A));
  });

  it('gets an explanation without network and cached page', async () => {
    const host = fakeHost({});
    host.goOffline();

    const shown = await respondWithPage(navigation(), 'a', host);

    expect(shown.status).toBe(503);
    expect(await shown.text()).toMatch(/现在没有网络[\s\S]*オフライン[\s\S]*You are offline/);
  });
});

describe('a file with a hash in its name', () => {
  const PATH = A.other[0]!;
  const request = async (host: ReturnType<typeof fakeHost>, path: string) => {
    const after: Promise<unknown>[] = [];
    const response = await respondWithFile(new Request(ORIGIN + path), host, (work) => after.push(work));
    await Promise.all(after);
    return response.text();
  };

  it('is requested once and cached', async () => {
    const host = fakeHost(siteOf(A));

    const bodies = [await request(host, PATH), await request(host, PATH)];

    expect(bodies).toEqual([`code of ${PATH}`, `code of ${PATH}`]);
    expect(host.requestedPaths).toEqual([PATH]);
  });

  it('is requested and cached again for a URL with a retry query', async () => {
    const host = fakeHost({ [PATH]: 'torn' });
    await request(host, PATH);
    host.site[PATH] = 'whole';

    const again = [await request(host, `${PATH}?r=3`), await request(host, PATH)];

    expect(again).toEqual(['whole', 'whole']);
  });

  it('is returned although the disk is full', async () => {
    const host = fakeHost(siteOf(A));
    host.fillDisk();

    expect(await request(host, PATH)).toBe(`code of ${PATH}`);
  });
});

/** @jest-environment node */

import { cacheFile } from '@/service-worker/cacheFile';
import { installRelease } from '@/service-worker/installRelease';
import { pruneCaches } from '@/service-worker/pruneCaches';
import type { Release } from '@/service-worker/release';
import { respondWithFile, respondWithPage } from '@/service-worker/respond';
import { type FakeSite, fakeHost, good, ORIGIN } from './fakeHost';

const release = (letter: string): Release => ({
  id: letter,
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

describe('a release on a device', () => {
  it('is kept with its page and its entry when it comes', async () => {
    const host = await open(siteOf(A));

    expect(host.kept()).toEqual({ 'vitrine-files': ['/.release', ...A.entry], 'vitrine-shell-a': ['/'] });
  });

  it.each([
    ['an entry file that is missing', { '/umi.aaaaaaaa.js': new Response('', { status: 500 }) }],
    ['HTML in the place of an entry file', { '/umi.aaaaaaaa.js': good('/', '<!doctype html>') }],
    ['a page that is not there', { '/': new Response('', { status: 503 }) }],
    ['a page of another release', { '/': page(B) }],
    ['a page without an entry', { '/': '<!doctype html>Please log in' }],
  ])('P4: is not taken with %s, so that the one before stays', async (_what, fault: FakeSite) => {
    const host = fakeHost({ ...siteOf(A), ...fault });

    const installing = installRelease(A, host);

    await expect(installing).rejects.toMatchObject({ code: 'offline-install' });
    expect(host.kept()).not.toHaveProperty('vitrine-shell-a');
  });

  it('is not taken on a full disk, and says so as an error of ours', async () => {
    const host = fakeHost(siteOf(A));
    host.fill();

    await expect(installRelease(A, host)).rejects.toMatchObject({ code: 'offline-install' });
  });

  it('brings along the newer files of what was used of the one before, and of nothing else', async () => {
    const host = await open({ ...siteOf(A), ...siteOf(B), '/': page(A) });
    await cacheFile('vitrine-files', A.other[0]!, host);
    host.site['/'] = page(B);

    await installRelease(B, host);

    expect(host.kept()['vitrine-files']).toEqual([...B.other, ...A.other, '/.release', ...A.entry, ...B.entry].sort());
  });

  it('leaves the files of the one before to its open pages, and lets older ones go', async () => {
    const host = await open({ ...siteOf(A), ...siteOf(B), ...siteOf(C), '/': page(A) });
    host.site['/'] = page(B);

    await installRelease(B, host);
    await pruneCaches(B, host);
    const afterB = host.kept();
    host.site['/'] = page(C);
    await installRelease(C, host);
    await pruneCaches(C, host);

    expect(afterB).toEqual({ 'vitrine-files': ['/.release', ...A.entry, ...B.entry], 'vitrine-shell-b': ['/'] });
    expect(host.kept()).toEqual({ 'vitrine-files': ['/.release', ...B.entry, ...C.entry], 'vitrine-shell-c': ['/'] });
  });

  it('does not touch what others keep on the origin', async () => {
    const host = fakeHost(siteOf(A));
    await (await host.caches.open('forum')).put('/x', new Response('x'));

    await installRelease(A, host);
    await pruneCaches(A, host);

    expect(host.kept()).toHaveProperty('forum', ['/x']);
  });
});

describe('a navigation', () => {
  it('gets the page of the network, and its honest 404', async () => {
    const host = await open(siteOf(A));
    host.site['/game/FateGO'] = 'fresh page';

    const found = await respondWithPage(navigation(), 'a', host);
    const missing = await respondWithPage(new Request(`${ORIGIN}/nope`), 'a', host);

    expect([await found.text(), missing.status]).toEqual(['fresh page', 404]);
  });

  it.each([
    ['is down', new Response('', { status: 502 })],
    [
      'redirects to a login (P6)',
      Object.create(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
    ],
  ])('gets the page that is kept when the site %s', async (_how, answer) => {
    const host = await open(siteOf(A));
    host.site['/game/FateGO'] = Object.assign(Object.create(answer), { clone: () => answer });

    const shown = await respondWithPage(navigation(), 'a', host);

    expect(await shown.text()).toBe(page(A));
  });

  it('S9: gets a page that says why, where neither a network nor a copy is left', async () => {
    const host = fakeHost({});
    host.unplug();

    const shown = await respondWithPage(navigation(), 'a', host);

    expect(shown.status).toBe(503);
    expect(await shown.text()).toMatch(/现在没有网络[\s\S]*オフライン[\s\S]*You are offline/);
  });
});

describe('a file with a hash in its name', () => {
  const PATH = A.other[0]!;
  const ask = async (host: ReturnType<typeof fakeHost>, path: string) => {
    const after: Promise<unknown>[] = [];
    const response = await respondWithFile(new Request(ORIGIN + path), host, (work) => after.push(work));
    await Promise.all(after);
    return response.text();
  };

  it('is asked for once and kept', async () => {
    const host = fakeHost(siteOf(A));

    const twice = [await ask(host, PATH), await ask(host, PATH)];

    expect([twice, host.asked]).toEqual([[`code of ${PATH}`, `code of ${PATH}`], [PATH]]);
  });

  it('is asked for again where the page says that the copy was no good, and the new one kept', async () => {
    const host = fakeHost({ [PATH]: 'torn' });
    await ask(host, PATH);
    host.site[PATH] = 'whole';

    const again = [await ask(host, `${PATH}?r=3`), await ask(host, PATH)];

    expect(again).toEqual(['whole', 'whole']);
  });

  it('comes although the disk is full', async () => {
    const host = fakeHost(siteOf(A));
    host.fill();

    expect(await ask(host, PATH)).toBe(`code of ${PATH}`);
  });
});

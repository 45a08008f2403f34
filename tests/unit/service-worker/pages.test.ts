/** @jest-environment node */
import { cachePage, pageKey } from '@/service-worker/cachePage';
import { installRelease } from '@/service-worker/installRelease';
import { pruneCaches } from '@/service-worker/pruneCaches';
import type { Release } from '@/service-worker/release';
import { respondWithPage } from '@/service-worker/respond';
import { type FakeSite, fakeHost, ORIGIN } from './fakeHost';

const PAGES = ['/', '/about', '/compare/FateGO', '/game/FateGO', '/welcome'];
const release = (letter: string): Release => ({
  id: letter,
  pages: PAGES,
  entry: [`/umi.${letter.repeat(8)}.js`],
  code: [],
  other: [],
});
const A = release('a');
const B = release('b');

const page = (path: string, { entry }: Release) => `<!doctype html><script src="${entry[0]}"></script>${path}`;
const siteOf = (one: Release): FakeSite => ({
  ...Object.fromEntries(one.pages.map((path) => [path, page(path, one)])),
  ...Object.fromEntries(one.entry.map((path) => [path, `code of ${path}`])),
});
const navigate = (path: string, cache: RequestCache = 'default') => new Request(ORIGIN + path, { cache });

/** Installs release A and caches one of its pages. */
async function open(path = '/game/FateGO') {
  const host = fakeHost({ ...siteOf(A), ...Object.fromEntries(B.entry.map((file) => [file, 'code'])) });
  await installRelease(A, host);
  await cachePage(path, A, host);
  host.requestedPaths.length = 0;
  return host;
}

/** Publishes release B and installs it. */
async function update(host: Awaited<ReturnType<typeof open>>) {
  Object.assign(host.site, siteOf(B));
  await installRelease(B, host);
}

describe('a navigation to a cached page', () => {
  it('is answered from the cache of the release, without the network', async () => {
    const host = await open();
    Object.assign(host.site, siteOf(B));

    const shown = await respondWithPage(navigate('/game/FateGO?q=x'), 'a', host);

    expect(await shown.text()).toBe(page('/game/FateGO', A));
    expect(host.requestedPaths).toEqual([]);
  });

  it.each(['no-cache', 'reload'] as const)('asks the network first when the visitor reloads: %s', async (cache) => {
    const host = await open();
    host.site['/game/FateGO'] = 'fresh page';

    const shown = await respondWithPage(navigate('/game/FateGO', cache), 'a', host);

    expect(await shown.text()).toBe('fresh page');
    expect(host.requestedPaths).toEqual(['/game/FateGO']);
  });

  it('gets the cached page when the visitor reloads without a network', async () => {
    const host = await open();
    host.goOffline();

    const shown = await respondWithPage(navigate('/game/FateGO', 'no-cache'), 'a', host);

    expect(await shown.text()).toBe(page('/game/FateGO', A));
  });

  it.each(['/welcome', '/', '/welcome/'])('gets the welcome page under each of its paths: %s', async (path) => {
    const host = await open();

    const shown = await respondWithPage(navigate(path), 'a', host);

    expect(await shown.text()).toBe(page('/', A));
    expect(host.requestedPaths).toEqual([]);
  });
});

describe('a navigation to a page that is not cached', () => {
  it('gets the page of the network, or without one the welcome page, which renders any path', async () => {
    const host = await open();

    const online = await respondWithPage(navigate('/about'), 'a', host);
    host.goOffline();
    const offline = await respondWithPage(navigate('/about'), 'a', host);

    expect(await online.text()).toBe(page('/about', A));
    expect(await offline.text()).toBe(page('/', A));
  });
});

describe('cachePage', () => {
  it('caches a page once', async () => {
    const host = await open();

    await cachePage('/game/FateGO', A, host);

    expect(host.cachedPaths()['vitrine-shell-a']).toEqual(['/', '/game/FateGO']);
    expect(host.requestedPaths).toEqual([]);
  });

  it.each([
    ['a page of another release', '/about', page('/about', B)],
    ['a page without an entry script', '/about', '<!doctype html>Please log in'],
    ['a page with status 404', '/about', new Response(page('/about', A), { status: 404 })],
    ['a path without a page', '/no/such/page', page('/no/such/page', A)],
  ])('does not cache %s', async (_what, path, response) => {
    const host = await open();
    host.site[path] = response;

    await cachePage(path, A, host);

    expect(host.cachedPaths()['vitrine-shell-a']).toEqual(['/', '/game/FateGO']);
  });

  it('does not fail without a network', async () => {
    const host = await open();
    host.goOffline();

    await expect(cachePage('/about', A, host)).resolves.toBeUndefined();
  });

  it('finds the path of a page whatever its trailing slash', () => {
    expect(['/game/FateGO/', '/game/FateGO', '/welcome', '/'].map(pageKey)).toEqual([
      '/game/FateGO',
      '/game/FateGO',
      '/',
      '/',
    ]);
  });
});

describe('a new release', () => {
  it('caches the pages that were cached for the earlier one, and no others', async () => {
    const host = await open();

    await update(host);
    const both = host.cachedPaths();
    await pruneCaches(B, host);
    host.goOffline();
    const shown = await respondWithPage(navigate('/game/FateGO'), 'b', host);

    expect(both).toMatchObject({
      'vitrine-shell-a': ['/', '/game/FateGO'],
      'vitrine-shell-b': ['/', '/game/FateGO'],
    });
    expect(host.cachedPaths()).not.toHaveProperty('vitrine-shell-a');
    expect(await shown.text()).toBe(page('/game/FateGO', B));
  });

  it('is installed without a page that it no longer has, or that is still of the earlier release', async () => {
    const host = await open();
    await cachePage('/about', A, host);
    Object.assign(host.site, siteOf(B), { '/about': page('/about', A) });

    await installRelease({ ...B, pages: PAGES.filter((path) => path !== '/game/FateGO') }, host);

    expect(host.cachedPaths()['vitrine-shell-b']).toEqual(['/']);
  });
});

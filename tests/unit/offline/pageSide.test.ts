import { type FakeWorkers, installWorkers, removeWorkers } from './fakeWorkers';

const MANIFEST = '/catalog/FateGO/manifest.json';
const { env } = process;

/** Imports fresh modules, since a visit registers the service worker once. */
async function visit() {
  jest.resetModules();
  return {
    ...(await import('@/offline/cacheForOffline')),
    ...(await import('@/offline/offlineState')),
    ...(await import('@/offline/recordSources')),
    ...(await import('@/offline/startOffline')),
    ...(await import('@/offline/applyUpdate')),
  };
}

beforeEach(() => {
  process.env = { ...env, NODE_ENV: 'production' };
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [
      { name: `${window.location.origin}/umi.aaaaaaaa.js?r=1` },
      { name: 'https://elsewhere.example/x.js' },
    ],
  });
});
afterEach(() => {
  process.env = env;
  removeWorkers();
  jest.restoreAllMocks();
});

describe('a page and its service worker', () => {
  it('registers it once at its fixed path, and sends it the loaded files', async () => {
    const workers = installWorkers();
    const { cacheForOffline } = await visit();

    await cacheForOffline(MANIFEST);
    await cacheForOffline(null);

    expect(workers.registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    expect(workers.posted).toEqual([
      { kind: 'keep', files: ['/umi.aaaaaaaa.js'], manifest: MANIFEST },
      { kind: 'keep', files: ['/umi.aaaaaaaa.js'], manifest: null },
    ]);
  });

  it('does not register it in development', async () => {
    process.env = { ...env, NODE_ENV: 'development' };
    const workers = installWorkers();
    const { cacheForOffline } = await visit();

    await cacheForOffline(MANIFEST);

    expect(workers.registered).toEqual([]);
    expect(workers.posted).toEqual([]);
  });

  it('works without it when it is unsupported or refused', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const without = await visit();
    without.recordSources();
    without.startOffline();
    await without.cacheForOffline(MANIFEST);

    const refused = installWorkers('refused');
    const { cacheForOffline } = await visit();
    await cacheForOffline(MANIFEST);

    expect(refused.registered.length).toBe(1);
    expect(refused.posted).toEqual([]);
  });

  it('records which responses come from the cache, until the network responds again', async () => {
    const { container } = installWorkers();
    const { recordSources, pathsServedFromCache } = await visit();
    recordSources();
    const postSource = (kept: boolean) =>
      container.dispatchEvent(new MessageEvent('message', { data: { kind: 'answered', path: MANIFEST, kept } }));

    postSource(true);
    const cachedPaths = [...pathsServedFromCache.get()];
    postSource(false);

    expect(cachedPaths).toEqual([MANIFEST]);
    expect([...pathsServedFromCache.get()]).toEqual([]);
  });
});

describe('a new release', () => {
  async function open(workers: FakeWorkers) {
    const visited = await visit();
    await visited.cacheForOffline(null);
    workers.posted.length = 0;
    return visited;
  }

  it('is not announced when it is the first one on this device', async () => {
    const workers = installWorkers();
    workers.container.controller = null;
    const { updateWaiting } = await open(workers);

    workers.bringRelease();

    expect(updateWaiting.get()).toBe(false);
  });

  it('is activated by applyUpdate, which reloads the page once', async () => {
    const workers = installWorkers();
    const { updateWaiting, applyUpdate } = await open(workers);
    const reload = jest.fn();

    workers.bringRelease();
    const waiting = updateWaiting.get();
    await applyUpdate(reload);
    const reloadsBefore = reload.mock.calls.length;
    workers.container.dispatchEvent(new Event('controllerchange'));
    workers.container.dispatchEvent(new Event('controllerchange'));

    expect(waiting).toBe(true);
    expect(workers.posted).toEqual([{ kind: 'takeOver' }]);
    expect(reloadsBefore).toBe(0);
    expect(reload.mock.calls.length).toBe(1);
  });

  it('is only reloaded when another page has activated it', async () => {
    const workers = installWorkers();
    const { applyUpdate } = await open(workers);
    const reload = jest.fn();

    await applyUpdate(reload);

    expect(reload.mock.calls.length).toBe(1);
    expect(workers.posted).toEqual([]);
  });
});

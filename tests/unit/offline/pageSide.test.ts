import { type FakeWorkers, installWorkers, removeWorkers } from './fakeWorkers';

const MANIFEST = '/catalog/FateGO/manifest.json';
const { env } = process;

/** Each visit has modules of its own: what is registered is registered once a visit. */
async function visit() {
  jest.resetModules();
  return {
    ...(await import('@/offline/cacheForOffline')),
    ...(await import('@/offline/offlineState')),
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
  it('registers it at the fixed place, past all caches, and has kept what it loaded', async () => {
    const workers = installWorkers();
    const { cacheForOffline: keepForOffline } = await visit();

    await keepForOffline(MANIFEST);
    await keepForOffline(null);

    expect(workers.registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    expect(workers.posted).toEqual([
      { kind: 'keep', files: ['/umi.aaaaaaaa.js'], manifest: MANIFEST },
      { kind: 'keep', files: ['/umi.aaaaaaaa.js'], manifest: null },
    ]);
  });

  it('does not register it while developing', async () => {
    process.env = { ...env, NODE_ENV: 'development' };
    const workers = installWorkers();
    const { cacheForOffline: keepForOffline } = await visit();

    await keepForOffline(MANIFEST);

    expect([workers.registered, workers.posted]).toEqual([[], []]);
  });

  it('goes on without one where browsers have none or refuse it', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const without = await visit();
    without.startOffline();
    await without.cacheForOffline(MANIFEST);

    const refused = installWorkers('refused');
    const { cacheForOffline: keepForOffline } = await visit();
    await keepForOffline(MANIFEST);

    expect([refused.registered.length, refused.posted]).toEqual([1, []]);
  });

  it('knows which answers are kept ones, until the network answers again', async () => {
    const { container } = installWorkers();
    const { startOffline, pathsServedFromCache } = await visit();
    startOffline();
    const say = (kept: boolean) =>
      container.dispatchEvent(new MessageEvent('message', { data: { kind: 'answered', path: MANIFEST, kept } }));

    say(true);
    const kept = [...pathsServedFromCache.get()];
    say(false);

    expect([kept, [...pathsServedFromCache.get()]]).toEqual([[MANIFEST], []]);
  });
});

describe('a new release', () => {
  async function open(workers: FakeWorkers) {
    const visited = await visit();
    await visited.cacheForOffline(null);
    workers.posted.length = 0;
    return visited;
  }

  it('is none when it is the first that comes to this device', async () => {
    const workers = installWorkers();
    workers.container.controller = null;
    const { updateWaiting: newRelease } = await open(workers);

    workers.bringRelease();

    expect(newRelease.get()).toBe(false);
  });

  it('takes over when somebody agrees, and reloads the page once it has', async () => {
    const workers = installWorkers();
    const { updateWaiting: newRelease, applyUpdate: takeNewRelease } = await open(workers);
    const reload = jest.fn();

    workers.bringRelease();
    const waiting = newRelease.get();
    await takeNewRelease(reload);
    const early = reload.mock.calls.length;
    workers.container.dispatchEvent(new Event('controllerchange'));
    workers.container.dispatchEvent(new Event('controllerchange'));

    expect([waiting, workers.posted, early, reload.mock.calls.length]).toEqual([true, [{ kind: 'takeOver' }], 0, 1]);
  });

  it('only needs a reload where another page has agreed already', async () => {
    const workers = installWorkers();
    const { applyUpdate: takeNewRelease } = await open(workers);
    const reload = jest.fn();

    await takeNewRelease(reload);

    expect([reload.mock.calls.length, workers.posted]).toEqual([1, []]);
  });
});

import { installWorkers, removeWorkers } from '../offline/fakeWorkers';

const MANIFEST = '/catalog/FateGO/manifest.json';
let loads = 0;
// The site that Umi generates renders itself when it is imported.
jest.mock('@@/umi', () => {
  loads += 1;
  return {};
});

/** Runs the entry script. */
async function start(painted?: Promise<void>) {
  Object.assign(window, { painted });
  jest.resetModules();
  await import('@/static-page/start');
  return (await import('@/offline/offlineState')).pathsServedFromCache;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  loads = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'painted');
  removeWorkers();
});

describe('the entry script', () => {
  it('loads the site when the page has been painted', async () => {
    let paint: () => void = () => undefined;
    await start(
      new Promise((resolve) => {
        paint = resolve;
      }),
    );
    await settle();
    const loadsBefore = loads;

    paint();
    await settle();

    expect(loadsBefore).toBe(0);
    expect(loads).toBe(1);
  });

  it('loads the site at once if the first script has not run', async () => {
    await start();
    await settle();

    expect(loads).toBe(1);
  });

  it('receives messages of the service worker before the page has been painted', async () => {
    const { container } = installWorkers();
    const pathsServedFromCache = await start(new Promise(() => undefined));

    container.dispatchEvent(new MessageEvent('message', { data: { kind: 'answered', path: MANIFEST, kept: true } }));

    expect([...pathsServedFromCache.get()]).toEqual([MANIFEST]);
    expect(loads).toBe(0);
  });
});

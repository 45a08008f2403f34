import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { DESKTOP, openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
let folder: string;
beforeAll(async () => {
  front = await openShopfront();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
beforeEach(() => front.serve(TEST_SITE_FOLDER));
afterAll(async () => {
  await front.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const CATALOGUE = '/catalog/FateGO/manifest.json';
/** As the service worker has it: what it keeps with the first catalogue. */
const code = JSON.parse(
  /code:(\[[^\]]*\])/.exec(readFileSync(join(TEST_SITE_FOLDER, 'sw.js'), 'utf8'))?.[1] ?? '[]',
) as string[];
const ready = (page: Page) => page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
const said = (page: Page, what: RegExp) => page.getByRole('status').filter({ hasText: what }).waitFor();
/** The server is stopped too where there is no network: browsers differ in whether a page that Playwright takes offline
 *  stays so when it is opened again, and its service worker never is. */
const visit = (options: BrowserContextOptions) => front.visit({ ...options, serviceWorkers: 'allow' });

/** Waits until a question that the page has to think about is answered with yes; Playwright's own waiting takes the promise
 *  for the answer. */
async function until<T>(page: Page, ask: (given: T) => Promise<boolean>, given: T): Promise<void> {
  while (!(await page.evaluate(ask as (given: unknown) => Promise<boolean>, given))) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Waits until all of the paths are kept on the device. */
function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  const areKept = async (wanted: readonly string[]) => {
    const found = await Promise.all(wanted.map((path) => caches.match(path)));
    return found.every((one) => one !== undefined);
  };
  return until(page, areKept, paths);
}

/** A first visit, up to the moment when everything is kept. */
async function visitOnce(options: BrowserContextOptions = DESKTOP) {
  const visitor = await visit(options);
  await visitor.page.goto('/game/FateGO');
  await ready(visitor.page);
  await untilKept(visitor.page, [CATALOGUE, '/catalog/index.json', ...code]);
  return visitor;
}

/** A copy of the built site with some files changed. */
function copySite(name: string, changes: Readonly<Record<string, (text: string) => string>>): string {
  const root = join(folder, name);
  cpSync(TEST_SITE_FOLDER, root, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
    for (const twin of ['.br', '.gz']) rmSync(join(root, file + twin), { force: true });
  }
  return root;
}

/** What browsers keep by themselves, besides what we keep: an evicted device has neither. */
async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

describe('without a network', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'P1: a second visit on %s shows the last catalogue with its date, though the server is gone',
    async (_on, options) => {
      const { page, faults } = await visitOnce(options);
      const total = await page.getByRole('heading', { level: 1 }).textContent();
      const sameTotal = new RegExp(`^${total}$`);

      await front.stop();
      await clearHttpCache(page);
      await page.reload();

      await ready(page);
      await said(page, /连不上网站：正在看 .*\d{1,2}:\d{2} 的目录/);
      // While the catalogue comes, from wherever, the total says "at least".
      await page.getByRole('heading', { level: 1 }).filter({ hasText: sameTotal }).waitFor();
      expect(faults).toEqual([]);
    },
  );

  it('searches by text and by conditions that nobody has asked before', async () => {
    const { page } = await visitOnce();
    await front.stop();
    await clearHttpCache(page);

    await page.goto('/game/FateGO?q=自抽&price=..500');

    await page.getByRole('heading', { level: 1, name: /^[1-9][\d,]* 个/ }).waitFor();
  });

  it('says that it is offline, and stops saying so by itself', async () => {
    const { context, page } = await visitOnce();
    await front.stop();

    await page.reload();
    await ready(page);
    await context.setOffline(true);
    await said(page, /离线：正在看 .*\d{1,2}:\d{2} 的目录/);
    await front.serve(TEST_SITE_FOLDER);
    await context.setOffline(false);

    await page.getByText(/离线|连不上网站/).waitFor({ state: 'detached' });
  });

  it('says of a game that was never opened that it needs the network, and opens it once that is back', async () => {
    const { context, page } = await visitOnce(PHONE);
    await front.stop();

    await page.goto('/game/Mass');
    await context.setOffline(true);
    await page.getByRole('alert').filter({ hasText: '现在没有网络' }).waitFor();
    await front.serve(TEST_SITE_FOLDER);
    await context.setOffline(false);

    await ready(page);
  });

  it('opens the welcome page, with the numbers it had', async () => {
    const { page } = await visitOnce();
    await front.stop();
    await clearHttpCache(page);

    await page.goto('/welcome');

    await said(page, /连不上网站：数字是 .+ 的/);
    await page.getByRole('link', { name: /命运-冠位指定.*个在售/ }).waitFor();
  });

  it('S9: says what is missing where the browser has thrown away a segment', async () => {
    const { page } = await visitOnce();
    await page.evaluate(async () => {
      const cache = await caches.open('vitrine-catalogue');
      const segment = (await cache.keys()).find(({ url }) => /FateGO\/offers\./.test(url));
      if (segment !== undefined) await cache.delete(segment);
    });
    await front.stop();
    await clearHttpCache(page);

    await page.reload();

    await page.getByRole('alert').filter({ hasText: '目录没载入完' }).waitFor();
  });

  it.each([
    ['the entry script', /\/umi\.[0-9a-f]{8}\.js$/, '橱窗没能载入'],
    ['the page', /^[^?#]*:\d+\/$/, '现在没有网络，这台设备上也没有存下橱窗'],
  ])('S9: is never blank where the browser has thrown away %s', async (_what, address, words) => {
    const { page } = await visitOnce(PHONE);
    await page.evaluate(async (source) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (new RegExp(source).test(request.url)) await cache.delete(request);
      }
    }, address.source);
    await front.stop();
    await clearHttpCache(page);

    await page.reload();

    await page.getByRole('status').filter({ hasText: words }).filter({ visible: true }).waitFor();
  });
});

describe('what makes the site installable', () => {
  it('is served so that it can be replaced at any time', async () => {
    const { page } = await visit(PHONE);

    const answers = await Promise.all(['/sw.js', '/manifest.webmanifest'].map((path) => page.request.get(path)));

    const headers = answers.map((one) => [
      one.headers()['content-type']?.split(';')[0],
      one.headers()['cache-control'],
    ]);
    expect(headers).toEqual([
      ['text/javascript', 'no-cache'],
      ['application/manifest+json', 'no-cache'],
    ]);
  });

  it('names pictures that are there, in the sizes it says, and a page to begin with', async () => {
    const { page } = await visit(PHONE);
    await page.goto('/welcome');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');

    const app = await (await page.request.get(address ?? '')).json();

    const sizes = await page.evaluate(async (icons: readonly { readonly src: string; readonly type: string }[]) => {
      const pictures = icons.filter(({ type }) => type === 'image/png');
      const bitmaps = await Promise.all(
        pictures.map(async ({ src }) => createImageBitmap(await (await fetch(src)).blob())),
      );
      return bitmaps.map(({ width, height }) => `${width}x${height}`);
    }, app.icons);
    expect(app).toMatchObject({ start_url: '/welcome', scope: '/', display: 'standalone' });
    expect(sizes).toEqual(['192x192', '512x512', '512x512']);
    expect(app.icons.map((icon: { readonly purpose: string }) => icon.purpose)).toContain('maskable');
  });
});

describe('a new release', () => {
  const NEXT = 'fedcba9876543210';
  const release = (name: string) =>
    copySite(name, {
      'sw.js': (text) => text.replace(/id:"[0-9a-f]{16}"/, `id:"${NEXT}"`),
      'index.html': (text) => text.replace('</head>', '<meta name="release" content="next"></head>'),
    });
  const shells = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((one) => /shell/.test(one)));
  const askForRelease = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  it('P2: waits and says so; the page is loaded anew when the buyer wants it', async () => {
    const { page } = await visitOnce();
    await page.goto('/game/FateGO?price=..500');
    await ready(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });

    await front.serve(release('next'));
    await askForRelease(page);
    await said(page, /有新版本/);
    const unasked = documents;
    await page.getByRole('button', { name: '刷新' }).click();
    await page.locator('meta[name="release"]').waitFor({ state: 'attached' });
    await ready(page);

    expect([unasked, documents, await shells(page)]).toEqual([0, 1, [`vitrine-shell-${NEXT}`]]);
    expect(page.url()).toContain('price=..500');
    expect(await page.getByText('有新版本').count()).toBe(0);
  });

  it('P4: is not taken while a part of it is missing', async () => {
    const { page } = await visitOnce();
    const before = await shells(page);
    const broken = copySite('broken', {
      'sw.js': (text) => text.replace(/id:"[0-9a-f]{16}"/, `id:"${NEXT}"`),
      'index.html': (text) => text.replaceAll(/umi\.[0-9a-f]{8}\.js/g, 'umi.00000000.js'),
    });

    await front.serve(broken);
    await askForRelease(page);
    await until(page, async () => (await navigator.serviceWorker.ready).installing === null, null);

    expect(await shells(page)).toEqual(before);
    expect(await page.getByText('有新版本').count()).toBe(0);
  });
});

describe('the kill switch', () => {
  it('P3: ends the service worker and what it keeps, reloads once, and leaves the rest alone', async () => {
    const { page } = await visitOnce();
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const isGone = async () =>
      (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0;
    const gone = () => until(page, isGone, null);

    await front.serve(copySite('killed', { 'sw.js': () => readFileSync('scripts/site/killSwitch.js', 'utf8') }));
    const reloaded = page.waitForEvent('framenavigated');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await reloaded;
    await ready(page);
    await gone();
    const once = documents;
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
    await gone();

    expect([once, documents]).toEqual([1, 1]);
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
  });
});

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { test } from './restartableSite';
import { PHONE, SCREENS } from './screens';
import { expectOffers, total } from './shopPage';

/** Paths of the program that the service worker caches with the first catalog. */
const CODE_PATHS = JSON.parse(
  /code:(\[[^\]]*\])/.exec(readFileSync(join(TEST_SITE_FOLDER, 'sw.js'), 'utf8'))?.[1] ?? '[]',
) as readonly string[];
const NEXT_RELEASE = 'fedcba9876543210';

/** Waits for a condition that the page evaluates asynchronously; `page.waitForFunction` would treat the promise itself as a true result. */
async function waitUntil<T>(page: Page, condition: (argument: T) => Promise<boolean>, argument: T): Promise<void> {
  while (!(await page.evaluate(condition as (given: unknown) => Promise<boolean>, argument))) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Opens the shop page for the first time and waits until the service worker has cached everything for offline use. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/game/FateGO');
  await expectOffers(page);
  const areCached = async (paths: readonly string[]) => {
    const responses = await Promise.all(paths.map((path) => caches.match(path)));
    return responses.every((response) => response !== undefined);
  };
  await waitUntil(page, areCached, ['/catalog/FateGO/manifest.json', '/catalog/index.json', ...CODE_PATHS]);
}

/** Copies the built site with some files changed.
 *  @returns  the folder `root` */
function copySite(root: string, changes: Readonly<Record<string, (text: string) => string>>): string {
  cpSync(TEST_SITE_FOLDER, root, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
    for (const ending of ['.br', '.gz']) rmSync(join(root, file + ending), { force: true });
  }
  return root;
}

/** Empties the HTTP cache of the browser, which would otherwise answer in place of the service worker. */
async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

async function expectStatus(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).filter({ visible: true })).toBeVisible();
}

/** Counts loads of a document from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

// Each test also stops the server: browsers differ in whether a page that Playwright has taken offline stays offline when
// it is opened again, and the page's service worker never goes offline.
test.describe('without a network', () => {
  for (const { name, screen } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('a second visit shows the last catalog with its date', async ({ page, site, faults }) => {
        await visitOnce(page);
        await expect(total(page)).toHaveText(/^[\d,]+ 个在售/);
        const whole = (await total(page).textContent()) ?? '';

        await site.stop();
        await clearHttpCache(page);
        await page.reload();

        await expectStatus(page, /连不上网站：正在看 .*\d{1,2}:\d{2} 的目录/);
        await expect(total(page)).toHaveText(whole);
        expect(faults).toEqual([]);
      });
    });
  }

  test('the page searches by a new text and a new condition', async ({ page, site }) => {
    await visitOnce(page);
    await site.stop();
    await clearHttpCache(page);

    await page.goto('/game/FateGO?q=自抽&price=..500');

    await expect(total(page)).toHaveText(/^[1-9][\d,]* 个/);
  });

  test('the page shows that it is offline until the network is back', async ({ context, page, site }) => {
    await visitOnce(page);
    await site.stop();

    await page.reload();
    await expectOffers(page);
    await context.setOffline(true);
    await expectStatus(page, /离线：正在看 .*\d{1,2}:\d{2} 的目录/);
    await site.serve(TEST_SITE_FOLDER);
    await context.setOffline(false);

    await expect(page.getByText(/离线|连不上网站/)).toHaveCount(0);
  });

  test('the welcome page shows its last numbers', async ({ page, site }) => {
    await visitOnce(page);
    await site.stop();
    await clearHttpCache(page);

    await page.goto('/welcome');

    await expectStatus(page, /连不上网站：数字是 .+ 的/);
    await expect(page.getByRole('link', { name: /^FGO.*\d 个/ })).toBeVisible();
  });

  test('the page names what is missing when the browser has evicted a segment', async ({ page, site }) => {
    await visitOnce(page);
    await page.evaluate(async () => {
      const cache = await caches.open('vitrine-catalogue');
      const segment = (await cache.keys()).find(({ url }) => /FateGO\/offers\./.test(url));
      if (segment !== undefined) await cache.delete(segment);
    });
    await site.stop();
    await clearHttpCache(page);

    await page.reload();

    await expect(page.getByRole('alert').filter({ hasText: '目录没载入完' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('a game that was never opened waits for the network and then opens', async ({ context, page, site }) => {
      await visitOnce(page);
      await site.stop();

      await page.goto('/game/Mass');
      await context.setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: '现在没有网络' })).toBeVisible();
      await site.serve(TEST_SITE_FOLDER);
      await context.setOffline(false);

      await expectOffers(page);
    });

    for (const { name, address, text } of [
      { name: 'the entry script', address: /\/umi\.[0-9a-f]{8}\.js$/, text: '橱窗没能载入' },
      {
        name: 'all documents',
        address: /^[^?#]*:\d+\/(?:game\/FateGO)?$/,
        text: '现在没有网络，这台设备上也没有存下橱窗',
      },
    ]) {
      test(`the page is not blank when the browser has evicted ${name}`, async ({ page, site }) => {
        await visitOnce(page);
        await site.stop();
        const evict = (source: string) =>
          page.evaluate(async (pattern) => {
            let evicted = 0;
            for (const cacheName of await caches.keys()) {
              const cache = await caches.open(cacheName);
              for (const request of await cache.keys()) {
                if (new RegExp(pattern).test(request.url) && (await cache.delete(request))) evicted += 1;
              }
            }
            return evicted;
          }, source);
        // The service worker may still be storing what the page has just loaded.
        await expect.poll(() => evict(address.source)).toBe(0);
        await clearHttpCache(page);

        await page.reload();

        await expectStatus(page, text);
      });
    }
  });
});

test.describe('the installable app', () => {
  for (const { path, type } of [
    { path: '/sw.js', type: /^text\/javascript\b/ },
    { path: '/manifest.webmanifest', type: /^application\/manifest\+json\b/ },
  ]) {
    test(`has ${path} revalidated on each request`, async ({ request }) => {
      const response = await request.get(path);

      expect(response.headers()['content-type']).toMatch(type);
      expect(response.headers()['cache-control']).toBe('no-cache');
    });
  }

  test('names a start page and icons that exist in the given sizes', async ({ page }) => {
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

test.describe('a new release', () => {
  const nextId = (text: string) => text.replace(/id:"[0-9a-f]{16}"/, `id:"${NEXT_RELEASE}"`);
  const shellCaches = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /shell/.test(name)));
  const checkForRelease = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  test('waits with a notice until the buyer reloads the page', async ({ page, site }, testInfo) => {
    await visitOnce(page);
    await page.goto('/game/FateGO?price=..500');
    await expectOffers(page);
    const documents = countDocuments(page);
    const release = copySite(testInfo.outputPath('next'), {
      'sw.js': nextId,
      'game/FateGO.html': (text) => text.replace('</head>', '<meta name="release" content="next"></head>'),
    });

    await site.serve(release);
    await checkForRelease(page);
    await expectStatus(page, /有新版本/);
    expect(documents()).toBe(0);
    await page.getByRole('button', { name: '刷新' }).click();

    await expect(page.locator('meta[name="release"]')).toBeAttached();
    await expectOffers(page);
    expect(documents()).toBe(1);
    await expect.poll(() => shellCaches(page)).toEqual([`vitrine-shell-${NEXT_RELEASE}`]);
    expect(page.url()).toContain('price=..500');
    await expect(page.getByText('有新版本')).toHaveCount(0);
  });

  test('is not installed while a part of it is missing', async ({ page, site }, testInfo) => {
    await visitOnce(page);
    const before = await shellCaches(page);
    const broken = copySite(testInfo.outputPath('broken'), {
      'sw.js': nextId,
      'index.html': (text) => text.replaceAll(/umi\.[0-9a-f]{8}\.js/g, 'umi.00000000.js'),
    });

    await site.serve(broken);
    await checkForRelease(page);
    await waitUntil(page, async () => (await navigator.serviceWorker.ready).installing === null, null);

    expect(await shellCaches(page)).toEqual(before);
    await expect(page.getByText('有新版本')).toHaveCount(0);
  });
});

test.describe('the kill switch', () => {
  test('removes service worker and caches, reloads once and keeps other data', async ({ page, site }, testInfo) => {
    await visitOnce(page);
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    const documents = countDocuments(page);
    const untilRemoved = () =>
      waitUntil(
        page,
        async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0,
        null,
      );
    const killSwitch = readFileSync('scripts/site/killSwitch.js', 'utf8');

    await site.serve(copySite(testInfo.outputPath('killed'), { 'sw.js': () => killSwitch }));
    const reloaded = page.waitForEvent('framenavigated');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await reloaded;
    await expectOffers(page);
    await untilRemoved();
    expect(documents()).toBe(1);
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
    await untilRemoved();

    expect(documents()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
  });
});

import { expect, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/site/serveSite';
import { buildCopy } from './buildCopy';
import { test as base } from './fixtures';
import { cards, expectOffers, searchBox } from './shopPage';

const BASE_PATH = '/shop/';
const BUILD_TIMEOUT_MS = 300_000;

const test = base.extend<object, { readonly siteUrl: string }>({
  siteUrl: [
    async ({ siteFolder: _testSite }, use) => {
      const copy = buildCopy({ PUBLIC_PATH: BASE_PATH });
      const site = await serveSite(copy.site, 0, { basePath: BASE_PATH });
      await use(site.url);
      await site.close();
      copy.remove();
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
});

// One worker builds the site for all tests.
test.describe.configure({ mode: 'default' });

/** Records the paths that the page and its workers request outside of the site's folder. */
function watchPaths(page: Page): readonly string[] {
  const outside: string[] = [];
  page.context().on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(BASE_PATH)) outside.push(pathname);
  });
  return outside;
}

test.describe('a site in a folder of its host', () => {
  test('leads from the welcome page to offers, their details and the comparison', async ({ page, faults }) => {
    const outside = watchPaths(page);
    await page.goto('/shop');
    await page.getByRole('link', { name: /^FGO.*\d 个/ }).click();
    await page.waitForURL(`**${BASE_PATH}game/FateGO`);
    await expectOffers(page);

    await searchBox(page).fill('梅林宝2');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${BASE_PATH}game/FateGO\\?want=merlin`));
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${BASE_PATH}game/FateGO\\?want=merlin\\*2&o=`));

    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`${BASE_PATH}favourites`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(outside.filter((path) => path !== '/shop')).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('has only links below its folder', async ({ page }) => {
    await page.goto(`${BASE_PATH}game/FateGO`);
    await expectOffers(page);

    const paths = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !path.startsWith(BASE_PATH))).toEqual([]);
  });

  test('answers unknown paths with its own page and status 404', async ({ page }) => {
    const response = await page.goto(`${BASE_PATH}game/FateG0`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: /命运-冠位指定|FGO/ }).first()).toHaveAttribute(
      'href',
      `${BASE_PATH}game/FateGO`,
    );
  });

  test('asks for live status below its folder', async ({ page }) => {
    const asked = page.waitForRequest(`**${BASE_PATH}__serverLoader?*`);
    await page.goto(`${BASE_PATH}game/FateGO`);

    expect(new URL((await asked).url()).searchParams.get('route')).toBe('game/FateGO');
  });

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shows a game that was visited before', async ({ page, context }) => {
      await page.goto(`${BASE_PATH}game/FateGO`);
      await expectOffers(page);
      const isStored = (paths: readonly string[]) =>
        page.evaluate(async (all) => {
          const found = await Promise.all(all.map((path) => caches.match(path)));
          return found.every((one) => one !== undefined) && navigator.serviceWorker.controller !== null;
        }, paths);
      const stored = ['catalog/FateGO/manifest.json', 'catalog/index.json', 'game/FateGO'].map(
        (name) => BASE_PATH + name,
      );
      await expect.poll(() => isStored(stored)).toBe(true);
      await context.setOffline(true);

      await page.goto(`${BASE_PATH}game/FateGO?q=${encodeURIComponent('梅林')}`);

      await expectOffers(page);
      await context.setOffline(false);
    });
  });
});

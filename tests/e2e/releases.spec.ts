import { expect, type Page } from '@playwright/test';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { type Releases, writeReleases } from './releases';
import { test } from './restartableSite';
import { cards, expectOffers, searchBox, untilComplete } from './shopPage';

let releases: Releases;

/** Counts loads of a document from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

const releaseOf = (page: Page) => page.evaluate(() => String(Reflect.get(globalThis, 'release')));
const fgo = (page: Page) => page.getByRole('link', { name: /^FGO.*\d 个/ });

/** Opens the welcome page and waits until its code runs: it then shows the numbers of offers. */
async function openWelcome(page: Page): Promise<void> {
  await page.goto('/welcome');
  await expect(fgo(page)).toBeVisible();
}

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '这一页没能载入' });

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  releases = writeReleases();
});
test.afterAll(() => releases.remove());

test.describe('a release while a tab is open', () => {
  test.use({ serviceWorkers: 'block' });

  test('changes nothing in the tab while the earlier files are kept', async ({ page, site, faults }) => {
    await openWelcome(page);
    const documents = countDocuments(page);

    await site.serve(releases.nextWithEarlierFiles);
    await fgo(page).click();

    await expectOffers(page);
    await searchBox(page).fill('自抽');
    await expect(page).toHaveURL(/accounttype=/);
    expect(documents()).toBe(0);
    expect(await releaseOf(page)).toBe('undefined');
    expect(faults).toEqual([]);
  });

  test('leads through one reload to the same page if the earlier files are gone, each time anew', async ({
    page,
    site,
  }) => {
    await openWelcome(page);
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    const documents = countDocuments(page);

    await site.serve(releases.next);
    await fgo(page).click();
    await expectOffers(page);
    await expect(page).toHaveURL(/\/game\/FateGO/);
    expect(await releaseOf(page)).toBe('next');
    expect(documents()).toBe(1);

    await openWelcome(page);
    await site.serve(TEST_SITE_FOLDER);
    // The browser has cached the code of the first game.
    await page.locator('a[href="/game/UmaMusume"]').first().click();
    await expectOffers(page);
    expect(await releaseOf(page)).toBe('undefined');
    expect(documents()).toBe(3);
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
  });

  test('ends in a panel after one reload while a CDN serves the earlier page without its files', async ({
    page,
    site,
  }) => {
    await openWelcome(page);
    const documents = countDocuments(page);

    await site.serve(releases.stalePages);
    await fgo(page).click();

    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL(/\/game\/FateGO/);
    expect(documents()).toBe(1);
    await site.serve(releases.next);
    await panel(page).getByRole('button', { name: '刷新页面' }).click();
    await expectOffers(page);
  });

  test('that loses its search worker shows offers again, with the conditions of its URL', async ({ page, site }) => {
    await page.goto('/game/FateGO?price=..500');
    await untilComplete(page);
    await site.serve(releases.next);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    const reloaded = page.waitForEvent('load', { timeout: 40_000 });
    for (const worker of page.workers()) await worker.evaluate(() => self.close());

    await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '价格' }).click();

    await expect(page).toHaveURL(/price=\.\.500&sort=price/);
    await reloaded;
    await expectOffers(page);
    expect(await releaseOf(page)).toBe('next');
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('a release that is rolled back', () => {
  test.use({ serviceWorkers: 'block' });

  test('opens with everything that the later one has stored', async ({ page, site, faults }) => {
    await site.serve(releases.next);
    await page.goto('/game/FateGO');
    await untilComplete(page);
    const heart = cards(page).first().getByRole('button', { name: /收藏/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await site.serve(TEST_SITE_FOLDER);
    const documents = countDocuments(page);
    await page.reload();
    await expectOffers(page);

    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await releaseOf(page)).toBe('undefined');
    expect(documents()).toBe(1);
    expect(faults).toEqual([]);
  });
});

test.describe('a new release with two open tabs', () => {
  test('is announced in both and reloads only the tab that accepts it', async ({ context, page, site }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/game/FateGO');
      await untilComplete(tab);
      await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    const documents = [countDocuments(page), countDocuments(other)];

    await site.serve(releases.nextWithEarlierFiles);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    for (const tab of [page, other]) await expect(tab.getByText('有新版本')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '刷新' }).click();

    await reloaded;
    await expectOffers(page);
    expect(await releaseOf(page)).toBe('next');
    expect(await releaseOf(other)).toBe('undefined');
    expect(documents.map((count) => count())).toEqual([1, 0]);
  });
});

import { expect, type Page, type Route } from '@playwright/test';
import { test } from './fixtures';
import { PHONE } from './screens';
import { expectOffers, total } from './shopPage';

const GAME_CHUNK = /p__game__FateGO\.[0-9a-f]{8}\.async\.js(\?|$)/;
const ENTRY = /\/umi\.[0-9a-f]{8}\.js(\?|$)/;
const SITE = /\/assets\/site\.[0-9a-f]{8}\.async\.js(\?|$)/;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '这一页没能载入' });

const drop = (route: Route) => route.abort('failed');
const answer404 = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const answerHtml = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><html></html>' });

async function answerHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

/** Counts loads of the document: one more than the reloads. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('a missing chunk', () => {
  test('is waited for at most 120 s', async ({ page }) => {
    await page.goto('/welcome');
    const entry = await page.locator('script[src*="/umi."]').getAttribute('src');

    const code = await (await page.request.get(entry ?? '')).text();

    expect(code).toMatch(/type:"timeout"[^;]*?(?:12e4|120000)/);
  });

  test('is requested again without a reload when it fails twice', async ({ page }) => {
    let requests = 0;
    await page.route(GAME_CHUNK, (route) => {
      requests += 1;
      return requests <= 2 ? drop(route) : route.continue();
    });
    const documents = countDocuments(page);

    await page.goto('/game/FateGO?price=..500');

    await expectOffers(page);
    expect(requests).toBe(3);
    expect(documents()).toBe(1);
    await expect(page).toHaveURL(/price=\.\.500/);
  });

  test('leads to a panel whose retry loads it when the site has it again', async ({ page }) => {
    await page.route(GAME_CHUNK, answer404);
    await page.goto('/game/FateGO');
    await expect(panel(page)).toBeVisible();

    await page.unroute(GAME_CHUNK);
    await panel(page).getByRole('button', { name: '再试一次' }).click();

    await expectOffers(page);
  });

  test('leads to a panel when it fails on the way from one page to another', async ({ page }) => {
    await page.goto('/welcome');
    await expect(total(page)).toBeVisible();
    await page.route(GAME_CHUNK, answer404);

    await page.getByRole('link', { name: /^FGO/ }).click();

    await expect(panel(page)).toBeVisible();
  });

  test('leaves a usable page and a notice when it is a stylesheet', async ({ page }) => {
    await page.route(/\.chunk\.css(\?|$)/, answer404);

    await page.goto('/game/FateGO');

    await expectOffers(page);
    await expect(page.getByText(/样式没能载入/)).toBeVisible();
  });

  test('is replaced by a search in the page itself when it is the search worker', async ({ page }) => {
    await page.route(/searchWorker|worker/i, answer404);

    await page.goto('/game/FateGO');

    await expectOffers(page);
    await page.goto('/game/FateGO?q=自抽');
    await expect(total(page)).toHaveText(/^[1-9][\d,]* 个/);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    for (const { name, fail } of [
      { name: '404', fail: answer404 },
      { name: 'HTML with status 200', fail: answerHtml },
      { name: 'truncated', fail: answerHalf },
    ]) {
      test(`leads to a single reload and a panel that keeps the address when it stays ${name}`, async ({ page }) => {
        await page.route(GAME_CHUNK, fail);
        const documents = countDocuments(page);

        await page.goto('/game/FateGO?price=..500');

        await expect(panel(page)).toHaveText(/Loading chunk .+ failed/);
        expect(documents()).toBe(2);
        await expect(page).toHaveURL(/\/game\/FateGO\?price=\.\.500/);
        await expect(panel(page).getByRole('link', { name: '回到首页' })).toBeVisible();
        await expect(panel(page).getByRole('button', { name: '刷新页面' })).toBeVisible();
      });
    }
  });
});

test.describe('the document', () => {
  for (const [name, script] of [
    ['the entry script', ENTRY],
    ['the script of the site', SITE],
  ] as const) {
    test(`shows static help with a reload link in three languages when ${name} is missing`, async ({ page }) => {
      await page.route(script, answer404);

      await page.goto('/game/FateGO?price=..500');

      const help = page.getByRole('status').filter({ hasText: '橱窗没能载入' });
      await expect(help).toHaveText(/読み込めませんでした[\s\S]*could not load/);
      await page.unroute(script);
      await help.getByRole('link', { name: /Reload/ }).click();
      await expectOffers(page);
      await expect(page).toHaveURL(/price=\.\.500/);
    });
  }

  test('shows static help while the entry script hangs, until it arrives', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ENTRY, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/game/FateGO?price=..500', { waitUntil: 'commit' });
    const help = page.getByRole('status').filter({ hasText: '橱窗没能载入' });
    await expect(help).toBeVisible();

    release();

    await expectOffers(page);
    await expect(help).toHaveCount(0);
    await expect(page).toHaveURL(/price=\.\.500/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('explains that scripts are needed', async ({ page }) => {
      await page.goto('/game/FateGO');

      // Playwright's text selectors skip <noscript>.
      const notice = page.locator('noscript p').filter({ visible: true }).first();
      await expect(notice).toContainText('橱窗需要 JavaScript 才能搜索商品。');
    });
  });
});

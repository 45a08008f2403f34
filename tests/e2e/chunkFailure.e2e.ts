import type { Page, Route } from 'playwright-core';
import { openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const GAME_CHUNK = /p__game__FateGO\.[0-9a-f]{8}\.async\.js(\?|$)/;
const ready = (page: Page) => page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '这一页没能载入' });

/** Answers the first `times` requests for the address with `fail`, the others as the site does. */
async function failFirst(
  page: Page,
  address: RegExp,
  times: number,
  fail: (route: Route) => Promise<void>,
): Promise<() => number> {
  let seen = 0;
  await page.route(address, (route) => {
    seen += 1;
    return seen <= times ? fail(route) : route.continue();
  });
  return () => seen;
}

const drop = (route: Route) => route.abort('failed');
const missing = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><html></html>' });

/** Counts loads of the document: how often the page was reloaded, and one. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

describe('a chunk that does not come', () => {
  it('is waited for 120 s at most', async () => {
    const { page } = await front.visit();
    await page.goto('/welcome');
    const entry = await page.locator('script[src*="/umi."]').getAttribute('src');

    const code = await (await page.request.get(entry ?? '')).text();

    expect(code).toMatch(/type:"timeout"[^;]*?(?:12e4|120000)/);
  });

  it('C1: fails twice and then comes: the page appears by itself', async () => {
    const { page } = await front.visit();
    const requests = await failFirst(page, GAME_CHUNK, 2, drop);
    const documents = countDocuments(page);

    await page.goto('/game/FateGO?price=..500');
    await ready(page);

    expect([requests(), documents()]).toEqual([3, 1]);
    expect(page.url()).toContain('price=..500');
  });

  it.each([
    ['C2: 404 for good', missing],
    ['C3: HTML with status 200', html],
  ])('%s: one reload at most, then a panel with a way on, and the address kept', async (_name, fail) => {
    const { page } = await front.visit(PHONE);
    await failFirst(page, GAME_CHUNK, Number.POSITIVE_INFINITY, fail);
    const documents = countDocuments(page);

    await page.goto('/game/FateGO?price=..500');
    await panel(page).waitFor();

    expect(documents()).toBe(2);
    expect(await panel(page).textContent()).toMatch(/Loading chunk .+ failed/);
    expect(page.url()).toContain('/game/FateGO?price=..500');
    await panel(page).getByRole('link', { name: '回到首页' }).waitFor();
    await panel(page).getByRole('button', { name: '刷新页面' }).waitFor();
  });

  it('comes back by "try again" once the site has the chunk again', async () => {
    const { page } = await front.visit();
    await page.route(GAME_CHUNK, missing);
    await page.goto('/game/FateGO');
    await panel(page).waitFor();

    await page.unroute(GAME_CHUNK);
    await panel(page).getByRole('button', { name: '再试一次' }).click();

    await ready(page);
  });

  it('does not lose the whole page when it fails on the way from one page to another', async () => {
    const { page } = await front.visit();
    await page.goto('/welcome');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(GAME_CHUNK, missing);

    await page.getByRole('link', { name: /命运-冠位指定/ }).click();

    await panel(page).waitFor();
  });

  it('C9: a stylesheet that is missing leaves a page that can be used, or the panel', async () => {
    const { page } = await front.visit();
    await page.route(/\.chunk\.css(\?|$)/, missing);

    await page.goto('/game/FateGO');

    await ready(page);
    await page.getByText(/样式没能载入/).waitFor();
  });

  it('is never waited for silently: what the search worker lacks, the page does itself', async () => {
    const { page } = await front.visit();
    await page.route(/searchWorker|worker/i, missing);

    await page.goto('/game/FateGO');

    await ready(page);
    await page.goto('/game/FateGO?q=自抽');
    await page.getByRole('heading', { level: 1, name: /^[1-9][\d,]* 个/ }).waitFor();
  });
});

describe('an entry script that does not come', () => {
  it('A3: shows static help with a way to reload, in three languages', async () => {
    const { page } = await front.visit();
    await page.route(/\/umi\.[0-9a-f]{8}\.js(\?|$)/, missing);

    await page.goto('/game/FateGO?price=..500');

    const help = page.getByRole('status').filter({ hasText: '橱窗没能载入' });
    await help.waitFor();
    expect(await help.textContent()).toMatch(/読み込めませんでした[\s\S]*could not load/);
    await page.unroute(/\/umi\.[0-9a-f]{8}\.js(\?|$)/);
    await help.getByRole('link', { name: /Reload/ }).click();
    await ready(page);
    expect(page.url()).toContain('price=..500');
  });

  it('A5: says without scripts that scripts are needed', async () => {
    const { page } = await front.visit({ javaScriptEnabled: false });

    await page.goto('/game/FateGO');

    // Playwright's text selectors pass <noscript> by.
    await page.locator('noscript p').filter({ visible: true }).first().waitFor();
    expect(await page.locator('noscript p').first().textContent()).toBe('橱窗需要 JavaScript 才能搜索商品。');
  });
});

import type { Page } from 'playwright-core';
import { openShopfront, type Shopfront } from './open';
import { box, openShop, total, totalOf } from './searchParts';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

describe('titles and notes', () => {
  const TEXTS = /\/catalog\/FateGO\/texts\.[^/]*\.bin/;
  const cards = (page: Page) => page.getByRole('article');
  const heightsOf = (page: Page) =>
    cards(page).evaluateAll((all) => {
      // Cards out of sight are as high as was guessed until they are laid out.
      document.documentElement.dataset.measured = '';
      return all.map((card) => Math.round(card.getBoundingClientRect().height));
    });
  const titlesOf = (page: Page) =>
    cards(page).evaluateAll((all) => all.map((card) => card.querySelector(':scope > p')?.textContent));

  /** Holds the texts back until the test lets them through. */
  async function holdTexts(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(TEXTS, async (route) => {
      await until;
      await route.continue();
    });
    return release;
  }

  it('come after the offers, into places that were kept for them', async () => {
    const { page, faults } = await front.visit();
    const release = await holdTexts(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openShop(page);
    await page.evaluate(() => document.fonts.ready);
    const [before, untitled] = [await heightsOf(page), await titlesOf(page)];
    await page.evaluate(() =>
      Object.assign(window, { shiftsBefore: (window as never as { shifts: [] }).shifts.length }),
    );

    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article > p')].every((text) => text.textContent !== ''),
    );

    expect(new Set(untitled)).toEqual(new Set(['']));
    expect(await heightsOf(page)).toEqual(before);
    const shifted = await page.evaluate(() => {
      const { shifts, shiftsBefore } = window as never as { shifts: number[]; shiftsBefore: number };
      return shifts.slice(shiftsBefore).reduce((sum, value) => sum + value, 0);
    });
    expect(shifted).toBe(0);
    expect(faults).toEqual([]);
  });

  it('are waited for by a text: until then it finds at least what codes and names say', async () => {
    const { page } = await front.visit();
    const release = await holdTexts(page);
    await page.goto('/game/FateGO?q=梅林');
    await total(page)
      .filter({ hasText: /^≥ [1-9]/ })
      .waitFor();
    await page.goto('/game/FateGO?q=自抽');
    await total(page).filter({ hasText: /^≥ 0/ }).waitFor();
    await page.getByText('正在载入商品').waitFor();
    expect(await page.getByText(/没有商品/).count()).toBe(0);

    release();
    await total(page)
      .filter({ hasText: /^[\d,]+ 个/ })
      .waitFor();

    expect(await totalOf(page)).toBeGreaterThan(0);
  });

  it('leave the offers searchable when they cannot be had, and say so', async () => {
    const { page } = await front.visit();
    await page.route(TEXTS, (route) => route.abort('failed'));
    await openShop(page);

    const notice = page.getByText(/标题和备注没有载入完/);
    await notice.waitFor();
    await page.unroute(TEXTS);
    await page.getByRole('button', { name: '补载' }).click();

    await page.waitForFunction(() =>
      [...document.querySelectorAll('article > p')].some((text) => text.textContent !== ''),
    );
    await notice.waitFor({ state: 'hidden' });
  });

  it('leave the offers searchable when the code that searches them does not come, and say so', async () => {
    const { page } = await front.visit();
    await page.route(/\/textSearch\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/game/FateGO?q=自抽');

    await page.getByText(/标题和备注没有载入完，按文字/).waitFor();
    await total(page).filter({ hasText: /^≥ 0/ }).waitFor();
    await page.getByRole('heading', { name: /目前没有找到/ }).waitFor();
    await box(page).fill('');
    await cards(page).first().waitFor();

    await total(page)
      .filter({ hasText: /^[\d,]+ 个/ })
      .waitFor();
  });
});

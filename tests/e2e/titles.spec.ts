import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { recordShifts, takeShifts } from './layoutShifts';
import { cards, numberIn, openShop, searchBox, total } from './shopPage';

const TEXTS = /\/catalog\/FateGO\/texts\.[^/]*\.bin/;
const COMPLETE = /^[\d,]+ 个/;

const cardHeights = (page: Page) =>
  cards(page).evaluateAll((all) => {
    // Cards out of sight have an estimated height until they are laid out.
    document.documentElement.dataset.measured = '';
    return all.map((card) => Math.round(card.getBoundingClientRect().height));
  });
/** The text of each listing: the paragraph between price and facts before it and the source after it. */
const cardTitles = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const paragraphs = card.querySelectorAll('p');
      return paragraphs.length === 4 ? (paragraphs[2]?.textContent ?? '') : '';
    }),
  );

/** Holds back the titles and notes until the returned function is called. */
async function holdTexts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(TEXTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('titles and notes', () => {
  test('appear after the offers without a layout shift', async ({ page, faults }) => {
    const release = await holdTexts(page);
    await recordShifts(page);
    await openShop(page);
    await page.evaluate(() => document.fonts.ready);
    const heights = await cardHeights(page);
    expect(new Set(await cardTitles(page))).toEqual(new Set(['']));
    await takeShifts(page);

    release();
    await expect.poll(() => cardTitles(page)).not.toContain('');

    expect(await cardHeights(page)).toEqual(heights);
    expect(await takeShifts(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('turn the lower bound of a text search into its result when they arrive', async ({ page }) => {
    const release = await holdTexts(page);
    await page.goto('/game/FateGO?q=梅林');
    await expect(total(page)).toHaveText(/^≥ [1-9]/);
    await page.goto('/game/FateGO?q=自抽');
    await expect(total(page)).toHaveText(/^≥ 0/);
    await expect(page.getByText('正在载入商品')).toBeVisible();
    await expect(page.getByText(/没有商品/)).toHaveCount(0);

    release();

    await expect(total(page)).toHaveText(COMPLETE);
    expect(await numberIn(total(page))).toBeGreaterThan(0);
  });

  test('that cannot be loaded leave the offers with a notice and are loaded on request', async ({ page }) => {
    await page.route(TEXTS, (route) => route.abort('failed'));
    await openShop(page);

    const notice = page.getByText(/标题和备注没有载入完/);
    await expect(notice).toBeVisible();
    await page.unroute(TEXTS);
    await page.getByRole('button', { name: '补载' }).click();

    await expect.poll(async () => (await cardTitles(page)).some((title) => title !== '')).toBe(true);
    await expect(notice).toBeHidden();
  });

  test('whose search cannot be loaded leave the offers with a notice', async ({ page }) => {
    await page.route(/\/textSearch\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/game/FateGO?q=自抽');

    await expect(page.getByText(/标题和备注没有载入完，按文字/)).toBeVisible();
    await expect(total(page)).toHaveText(/^≥ 0/);
    await expect(page.getByRole('heading', { name: /目前没有找到/ })).toBeVisible();
    await searchBox(page).fill('');

    await expect(cards(page).first()).toBeVisible();
    await expect(total(page)).toHaveText(COMPLETE);
  });
});

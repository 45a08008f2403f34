import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { recordShifts, takeShifts } from './layoutShifts';
import { loadedTwice, recordUses, unusedPreloads } from './preloads';
import { SCREENS } from './screens';
import { cards, openShop, total, untilIdle } from './shopPage';
import { collectComplaints, openBeforeLoad } from './staticPage';

const PAGES = [
  '/welcome',
  '/game/FateGO',
  '/game/FateGO?want=svt-150&price=..500',
  '/sale/UmaMusume',
  '/about',
  '/favourites',
  '/compare/FateGO',
  '/operator',
  '/no/such/page',
  '/game/FateG0',
  '/sale',
] as const;

const LANGUAGES = [
  { name: 'Chinese', tag: 'zh-CN', lang: 'zh', box: '在商品里找' },
  { name: 'Japanese', tag: 'ja', lang: 'ja', box: '商品を探す' },
  { name: 'English', tag: 'en', lang: 'en', box: 'Search the offers' },
] as const;

const DARK_BELOW = 100;

/** Mean of the red, green and blue parts of the background, 0–255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const color = getComputedStyle(document.body).backgroundColor;
    const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    return parts.reduce((sum, part) => sum + part, 0) / 3;
  });
}

test.describe('a page before its code has arrived', () => {
  for (const { name, tag, lang, box } of LANGUAGES) {
    for (const { from, locale, query } of [
      { from: 'browser', locale: tag, query: '' },
      { from: 'URL', locale: 'fr', query: `?lang=${lang}` },
    ]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`is in ${name}, as the ${from} asks, and ${colorScheme}, and stays so`, async ({ openPage }) => {
          const page = await openPage({ locale, colorScheme });
          const complaints = collectComplaints(page);
          const release = await openBeforeLoad(page, `/game/FateGO${query}`);
          const header = await page.getByRole('banner').elementHandle();
          const field = page.getByRole('combobox', { name: box });

          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(field).toBeVisible();
          const before = await brightness(page);
          expect(before < DARK_BELOW).toBe(colorScheme === 'dark');
          release();
          await expect(page.getByRole('article').first()).toBeVisible();

          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(field).toBeVisible();
          expect(await brightness(page)).toBe(before);
          expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
          expect(complaints).toEqual([]);
        });
      }
    }
  }
});

test.describe('the code of a page', () => {
  for (const path of PAGES) {
    test(`keeps the elements of ${path} and reports nothing`, async ({ page }) => {
      const complaints = collectComplaints(page);
      const release = await openBeforeLoad(page, path);
      const header = await page.getByRole('banner').elementHandle();
      const main = await page.getByRole('main').elementHandle();

      release();
      await page.waitForLoadState();
      await untilIdle(page);
      // Only the code of the page can change its language.
      await expect(async () => {
        await page.getByRole('combobox', { name: /语言|Language/ }).selectOption('English');
        await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible({ timeout: 1_000 });
      }).toPass();

      expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
      expect(complaints).toEqual([]);
    });
  }

  for (const path of PAGES) {
    test(`loads once, and uses, everything that ${path} preloads`, async ({ openPage }) => {
      for (const locale of ['zh-CN', 'ja']) {
        const page = await openPage({ locale });
        await recordUses(page);
        await page.goto(path);
        await untilIdle(page);

        await expect.poll(() => unusedPreloads(page), `unused in ${locale}`).toEqual([]);
        expect(await loadedTwice(page), `loaded twice in ${locale}`).toEqual([]);
      }
    });
  }
});

const SEGMENT = /\/catalog\/FateGO\/offers\.[^/]*\.bin/;
const SEARCH_PARTS = /\/search-parts\.[^/]*\.js/;

test.describe('the layout of a shop page', () => {
  for (const { name, screen } of SCREENS) {
    for (const query of ['', '?want=svt-150&price=..500']) {
      test(`does not shift on a ${name} until the first result at /game/FateGO${query}`, async ({ openPage }) => {
        const page = await openPage(screen);
        await recordShifts(page);
        // Offers of later segments may come before those of the first.
        let segments = 0;
        await page.route(SEGMENT, async (route) => {
          segments += 1;
          if (segments === 1) await route.continue();
        });

        await page.goto(`/game/FateGO${query}`);
        await expect(total(page)).toHaveText(/^≥ [\d,]+ 个/);
        await expect(cards(page).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
        await untilIdle(page);

        const shifts = await takeShifts(page);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.005);
      });
    }

    test(`does not shift on a ${name} when the button that parses the text appears`, async ({ openPage }) => {
      const page = await openPage(screen);
      const button = page.getByRole('button', { name: /^按条件理解/ });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(SEARCH_PARTS, async (route) => {
        await released;
        await route.continue();
      });
      await openShop(page, '?q=自抽');
      await expect(button).toHaveCount(0);
      const before = await cards(page).first().boundingBox();

      release();
      await expect(button).toBeVisible();

      expect(await cards(page).first().boundingBox()).toEqual(before);
    });
  }
});

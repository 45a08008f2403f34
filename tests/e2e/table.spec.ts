import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import {
  cards,
  codeIn,
  dialog,
  expectParameter,
  firstCodes,
  openShop,
  overflowOf,
  total,
  untilComplete,
  untilIdle,
} from './shopPage';

const WANTS = 'want=svt-150*2,svt-284&nice=svt-316&price=..800';
const NO_HITS = 'want=svt-150*5,svt-284*5,svt-215*5&price=..50';

const grid = (page: Page) => page.getByRole('grid').first();
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const links = (page: Page) => grid(page).getByRole('link');
const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a shop page as a table of the whole catalog. */
async function openTable(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/FateGO?${query}${query === '' ? '' : '&'}view=table`);
  await expect(rows(page).first()).toBeVisible();
  await untilComplete(page);
}

async function expectScrollTop(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(4);
}

/** Reads an attribute of the element in the middle of the window, where neither bar covers it. Tests click this element, because
 *  clicking one that has to be scrolled into view would change the scroll position. */
function attributeInMiddle(page: Page, selector: string, attribute: string): Promise<string | null> {
  return page.evaluate(
    ([ancestor, name]) => {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      return element?.closest(ancestor)?.getAttribute(name) ?? null;
    },
    [selector, attribute] as const,
  );
}

test.describe('the table at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows server and shop without scrolling sideways', async ({ page }) => {
    await openTable(page, WANTS);
    const { x = 0, width = 0 } = (await grid(page).boundingBox()) ?? {};

    for (const name of ['服务器', '店铺']) {
      const head = (await column(page, name).first().boundingBox()) ?? { x: Number.POSITIVE_INFINITY, width: 0 };
      expect(head.x + head.width).toBeLessThanOrEqual(x + width);
    }
  });
});

test.describe('the view switch', () => {
  test('opens the table by one click, which Back undoes', async ({ page, faults }) => {
    await openShop(page, `?${WANTS}`);
    const whole = (await total(page).textContent()) ?? '';

    await page.getByRole('radiogroup', { name: '视图' }).getByText('表格').click();
    await expect(rows(page).first()).toBeVisible();
    await expectParameter(page, 'view', 'table');
    await expect(total(page)).toHaveText(whole);
    await page.goBack();

    await expect(cards(page).first()).toBeVisible();
    await expectParameter(page, 'view', null);
    expect(faults).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is in the bottom bar', async ({ page }) => {
      await page.goto('/game/FateGO');
      await expect(cards(page).first()).toBeVisible();

      await page.getByRole('button', { name: /^视图/ }).click();
      await dialog(page).getByRole('button', { name: '表格' }).click();
      await expect(rows(page).first()).toBeVisible();

      await expect(page.getByRole('button', { name: /^视图/ })).toContainText('表格');
      await expectParameter(page, 'view', 'table');
    });
  });
});

test.describe('the table', () => {
  test('contains the offers of the cards in the same order', async ({ page }) => {
    await openShop(page, `?${WANTS}`);
    const codes = await firstCodes(page, 8);

    await openTable(page, WANTS);

    await expect(rows(page).nth(codes.length - 1)).toBeVisible();
    expect(await Promise.all(codes.map((_, index) => codeIn(rows(page).nth(index))))).toEqual(codes);
  });

  test('is sorted by a press on a column header and reversed by another', async ({ page }) => {
    await openTable(page);

    await column(page, '价格').getByRole('button').click();
    await expectParameter(page, 'sort', 'price');
    await expect(column(page, '价格')).toHaveAttribute('aria-sort', 'ascending');
    await column(page, '价格').getByRole('button').click();
    await expectParameter(page, 'sort', '-price');
    await expect(column(page, '价格')).toHaveAttribute('aria-sort', 'descending');
    await column(page, '圣晶石').getByRole('button').click();

    await expect(page).toHaveURL(/sort=sq/);
    await expect(column(page, '圣晶石')).toHaveAttribute('aria-sort', 'descending');
  });

  test.describe('with clipboard access', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('moves between rows by arrow keys, copies by c and opens by Enter', async ({ page }) => {
      await openTable(page, 'sort=price');
      const third = await codeIn(rows(page).nth(2));

      await links(page).first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('c');
      await expect(page.getByText('已复制')).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(third);
      await page.keyboard.press('Enter');

      await expect(page.getByRole('dialog', { name: new RegExp(third) })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(':focus')).toContainText(third);
    });
  });

  test('loads further rows on request and moves to the last one by End', async ({ page }) => {
    await openTable(page, WANTS);

    for (let more = page.getByRole('button', { name: /^再看/ }); await more.isVisible(); ) {
      await more.click();
      await untilIdle(page);
    }

    await expect(page.getByText('到底了')).toBeVisible();
    await links(page).first().focus();
    await page.keyboard.press('End');
    const last = (await grid(page).getAttribute('aria-rowcount')) ?? '';
    await expect(grid(page).locator(`[aria-rowindex="${last}"]`).locator(':focus')).toHaveCount(1);
  });

  for (const { name, screen } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('renders few of many rows and keeps the scroll position on Back and on reload', async ({ page }) => {
        await openTable(page, 'n=1200&sort=price');
        expect(await rows(page).count()).toBeLessThan(80);

        await page.evaluate(() => window.scrollTo(0, 20_000));
        await expect(grid(page).locator('[aria-rowindex="460"], [aria-rowindex="490"]').first()).toBeAttached();
        await expect(grid(page).locator('[aria-busy]')).toHaveCount(0);
        const top = await scrollTop(page);
        const index = await attributeInMiddle(page, '[role=row]', 'aria-rowindex');
        await grid(page).locator(`[aria-rowindex="${index}"]`).getByRole('link').click();
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(4);
        // On a phone the link is in the menu, which has scrolled away.
        const home = page.getByRole('link', { name: /回到首页/ });
        if (await home.isVisible()) await home.click();
        else await page.goto('/welcome');
        await expect(page).toHaveURL('/welcome');
        await page.goBack();
        await expect(rows(page).first()).toBeVisible();
        await expectScrollTop(page, top);
        await page.reload();

        await expectScrollTop(page, top);
        await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
      });
    });
  }

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('keeps codes and headers in view without widening the page', async ({ page }) => {
      await openTable(page, `${WANTS}&sort=price`);
      const code = rows(page).first().getByRole('rowheader');
      const before = await code.boundingBox();

      await links(page).first().focus();
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
      const lastHeader = page.getByRole('columnheader').last();
      await expect.poll(async () => (await lastHeader.boundingBox())?.x).toBeLessThan(800);
      const after = await code.boundingBox();

      expect(after?.x).toBe(before?.x);
      expect(before?.height).toBeGreaterThanOrEqual(44);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });

  test('shows in the closest rows what they lack when there are no hits', async ({ page }) => {
    await page.goto(`/game/FateGO?${NO_HITS}&view=table`);

    const closest = page.getByRole('region', { name: /最接近的 12 个/ }).getByRole('grid');
    await expect(closest.getByRole('row').nth(1)).toContainText(/缺 \d/);
  });
});

test.describe('many cards', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`with the motion preference ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test('are rendered a few at a time and keep the scroll position on Back and on reload', async ({ page }) => {
        await page.goto('/game/FateGO?n=960&sort=price');
        await expect(page.getByText(/已看 960/)).toBeVisible();
        await untilComplete(page);
        expect(await cards(page).count()).toBeLessThan(200);

        await page.evaluate(() => window.scrollTo(0, 40_000));
        await expect(page.locator('li[aria-posinset]').first()).not.toHaveAttribute('aria-posinset', '1');
        await expect.poll(() => attributeInMiddle(page, 'article', 'aria-label')).toMatch(/^FG-/);
        await untilIdle(page);
        const top = await scrollTop(page);
        const code = (await attributeInMiddle(page, 'article', 'aria-label')) ?? '';
        await page.getByRole('article', { name: code, exact: true }).getByRole('link').click();
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(4);
        await page.reload();

        await expectScrollTop(page, top);
        await expect(cards(page).first()).toBeVisible();
      });
    });
  }
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    for (const { content, query } of [
      { content: 'hits', query: WANTS },
      { content: 'the closest offers', query: NO_HITS },
    ]) {
      test(`finds no violation in a table of ${content}, light and dark`, async ({ page }) => {
        await page.goto(`/game/FateGO?${query}&sort=price&view=table`);
        await expect(rows(page).first()).toBeVisible();

        expect(await findViolationsInBothSchemes(page)).toEqual([]);
      });
    }
  });
}

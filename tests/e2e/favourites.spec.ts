import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { SCREENS } from './screens';
import { cards, firstCodes, openShop, overflowOf, serveOverlay } from './shopPage';

const heart = (page: Page, code: string) => page.getByRole('button', { name: `收藏 ${code}`, exact: true });
const counter = (page: Page, count: number) => page.getByRole('link', { name: `收藏 ${count} 个，在这个游戏` });
const row = (page: Page, code: string) => page.getByRole('listitem').filter({ hasText: code });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a shop page and adds its first offers to the favourites.
 *  @returns  their codes */
async function addFavourites(page: Page, count: number): Promise<readonly string[]> {
  await openShop(page);
  const codes = await firstCodes(page, count);
  for (const code of codes) await heart(page, code).click();
  await expect(counter(page, count)).toBeVisible();
  return codes;
}

test.describe('the favourites page', () => {
  for (const { name, screen } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('shows what has changed, filters by it and leads to an offer', async ({ page, faults }) => {
        const [first = '', second = '', third = ''] = await addFavourites(page, 3);
        await serveOverlay(page, { sold: [second], reserved: [third], prices: { [first]: 1 } });

        await counter(page, 3).click();

        await expect(heading(page, '收藏 3 个')).toBeVisible();
        await expect(row(page, first).getByText(/^降 ¥/)).toBeVisible();
        await expect(row(page, second).getByText(/^已售 · /)).toBeVisible();
        await expect(row(page, second).getByText('最接近的在售：')).toBeVisible();
        await expect(row(page, third).getByText('预留中')).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);

        await page.getByRole('checkbox', { name: /^降价/ }).click();
        await expect(row(page, second)).toBeHidden();
        await page.getByRole('link', { name: new RegExp(`看 ${first}`) }).click();
        await expect(page.getByRole('dialog', { name: new RegExp(first) })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/game/FateGO');
        expect(faults).toEqual([]);
      });
    });
  }

  test('opens from the welcome page after a reload has kept the favourites', async ({ page }) => {
    const [code = ''] = await addFavourites(page, 1);

    await page.reload();
    await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/welcome');
    await page.getByRole('link', { name: /收藏了 1 个商品/ }).click();

    await expect(row(page, code).getByText('没变')).toBeVisible();
  });

  test('shows the stored snapshot of an offer that no longer exists and leads to the closest ones', async ({
    page,
  }) => {
    const [code = ''] = await addFavourites(page, 1);
    await page.evaluate((removed) => {
      const stored = localStorage.getItem('vitrine.favourites') ?? '';
      localStorage.setItem('vitrine.favourites', stored.replaceAll(removed, 'FG-00000'));
    }, code);

    await page.goto('/favourites');

    await expect(row(page, 'FG-00000').getByText(/^已不在目录里/)).toBeVisible();
    await expect(row(page, 'FG-00000').getByRole('img').first()).toBeVisible();
    await page.getByRole('link', { name: '更多最接近的' }).click();
    await expect(page).toHaveURL(/\/game\/FateGO\?nice=/);
  });

  test('marks a change as new on the first visit only', async ({ page }) => {
    const [code = ''] = await addFavourites(page, 1);
    await serveOverlay(page, { reserved: [code] });
    await page.goto('/favourites');
    await expect(row(page, code).getByText('新', { exact: true })).toBeVisible();
    await page.evaluate(() => {
      const key = 'vitrine.favourites';
      window.addEventListener('pagehide', () => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '');
        stored.value.visitedAt -= 86_400_000;
        localStorage.setItem(key, JSON.stringify(stored));
      });
    });

    await page.reload();

    await expect(page.getByText(/^上次看：/)).toBeVisible();
    await expect(row(page, code).getByText('预留中')).toBeVisible();
    await expect(row(page, code).getByText('新', { exact: true })).toHaveCount(0);
  });

  test('removes a favourite and restores it with Enter', async ({ page }) => {
    const [code = ''] = await addFavourites(page, 1);
    await page.goto('/favourites');

    await page.getByRole('button', { name: `取消收藏 ${code}` }).click();
    await expect(heading(page, '收藏')).toBeVisible();
    await page.keyboard.press('Enter');

    await expect(heading(page, '收藏 1 个')).toBeVisible();
    await expect(row(page, code).getByText('没变')).toBeVisible();
  });

  test('exports a file that another browser imports, and rejects any other file', async ({
    page,
    openPage,
  }, testInfo) => {
    const [code = ''] = await addFavourites(page, 2);
    await page.goto('/favourites');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    const exported = await (await downloading).path();
    const other = await openPage();
    await other.goto('/favourites');
    const input = other.getByLabel('导入').and(other.locator('input'));
    const wrongFile = testInfo.outputPath('bookmarks.json');
    writeFileSync(wrongFile, '{"format":"bookmarks"}');

    await input.setInputFiles(wrongFile);
    await expect(other.getByRole('alert').getByText(/不是从收藏页导出的文件/)).toBeVisible();
    await input.setInputFiles(exported);

    await expect(other.getByText('已导入 2 个')).toBeVisible();
    await expect(row(other, code).getByText('没变')).toBeVisible();
  });

  test('leads to the comparison of the offers in the tray', async ({ page }) => {
    await openShop(page);
    const [code = ''] = await firstCodes(page, 1);
    await cards(page).first().getByRole('button', { name: /^对比/ }).click();
    await page.goto('/favourites');

    await expect(page.getByRole('heading', { name: '还没有收藏' })).toBeVisible();
    await page.getByRole('navigation', { name: '橱窗导航' }).getByRole('link', { name: '对比' }).click();

    await expect(page).toHaveURL((url) => url.pathname === '/compare/FateGO' && url.searchParams.get('o') === code);
  });
});

test.describe('the key f', () => {
  test('adds a favourite on a card, in the table and in an open detail', async ({ page }) => {
    await openShop(page);
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('f');
    await expect(counter(page, 1)).toBeVisible();

    await openShopTable(page);
    const second = page.getByRole('row').nth(2);
    await second.getByRole('link').focus();
    await page.keyboard.press('f');
    await expect(second.getByRole('button', { name: /^收藏 /, pressed: true })).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const button = page.getByRole('dialog').getByRole('button', { name: /^收藏 / });
    await expect(button).toBeVisible();
    await page.keyboard.press('f');

    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('favourites', () => {
  test('are shared with another tab', async ({ context, page }) => {
    const other = await context.newPage();
    await openShop(other);

    const [code = ''] = await addFavourites(page, 1);

    await expect(counter(other, 1)).toBeVisible();
    await expect(heart(other, code)).toHaveAttribute('aria-pressed', 'true');
    await heart(other, code).click();
    await expect(page.getByRole('link', { name: '收藏，这个游戏还没有' })).toBeVisible();
  });

  test('last until the page is closed when storage is unavailable, with a notice', async ({
    context,
    page,
    faults,
  }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const [code = ''] = await addFavourites(page, 1);

    await counter(page, 1).click();

    await expect(row(page, code).getByText('没变')).toBeVisible();
    await expect(page.getByText(/收藏和看过的页面只保存到你关闭页面/)).toBeVisible();
    expect(faults).toEqual([]);
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation on the favourites page, empty and filled, and among favourite cards, light and dark', async ({
      page,
    }) => {
      await page.goto('/favourites');
      await expect(page.getByRole('heading', { name: '还没有收藏' })).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      const [first = '', second = '', third = ''] = await addFavourites(page, 3);
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      await serveOverlay(page, { sold: [second], reserved: [third], prices: { [first]: 1 } });

      await page.goto('/favourites');
      await expect(row(page, second).getByText('最接近的在售：')).toBeVisible();
      await expect(row(page, first).getByText(/^降 ¥/)).toBeVisible();
      await page.getByRole('button', { name: `取消收藏 ${third}` }).click();
      await expect(page.getByText(`已取消收藏 ${third}`)).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });
  });
}

async function openShopTable(page: Page): Promise<void> {
  await page.goto('/game/FateGO?view=table');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
}

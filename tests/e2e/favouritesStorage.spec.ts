import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import { firstCodes, openShop, overflowOf } from './shopPage';

const KEY = 'vitrine.favourites';
const heart = (page: Page, code: string) => page.getByRole('button', { name: `收藏 ${code}`, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a shop page.
 *  @returns  the codes of its first eight offers */
async function openShopCodes(page: Page): Promise<readonly string[]> {
  await openShop(page);
  return firstCodes(page, 8);
}

/** Adds favourites one by one, and waits until each is stored before adding the next. */
async function addFavourites(page: Page, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await heart(page, code).click();
    await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(() => storedCodes(page)).toHaveLength(codes.length);
}

function storedCodes(page: Page): Promise<readonly string[]> {
  return page.evaluate((key) => {
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{"value":{"games":{}}}');
    return (value.games.FateGO ?? []).map(({ code }: { code: string }) => code).sort();
  }, KEY);
}

test.describe('favourites in two tabs', () => {
  test('are merged without the removed ones when both tabs write at once', async ({ context, page, faults }) => {
    const other = await context.newPage();
    const codes = await openShopCodes(page);
    await openShop(other);

    // Each round presses in both tabs before either can have received the other's change.
    for (let round = 0; round < 4; round++) {
      const [own = '', theirs = ''] = codes.slice(2 * round, 2 * round + 2);
      await Promise.all([heart(page, own).click(), heart(other, theirs).click()]);
    }
    await expect.poll(() => storedCodes(page)).toHaveLength(codes.length);
    const [first = '', second = '', third = ''] = codes;
    await expect(heart(other, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
    await Promise.all([heart(other, first).click(), heart(page, second).click()]);
    await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, first).click();
    await heart(page, third).click();

    const left = codes.filter((code) => code !== second && code !== third).sort();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: `收藏 ${left.length} 个，在这个游戏` })).toBeVisible();
      await expect.poll(() => storedCodes(tab)).toEqual(left);
    }
    expect(faults).toEqual([]);
  });

  test('stay removed when a tab of an earlier release writes its older state', async ({ context, page }) => {
    const [first = '', second = ''] = await openShopCodes(page);
    await addFavourites(page, [first, second]);
    const old = await context.newPage();
    await old.goto('/about');
    const before = await old.evaluate((key) => {
      const { value } = JSON.parse(localStorage.getItem(key) ?? '');
      return JSON.stringify({ version: 1, value: { ...value, removals: undefined } });
    }, KEY);
    await heart(page, first).click();
    await expect.poll(() => storedCodes(page)).toEqual([second]);

    await old.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, before] as const);

    await expect.poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').version, KEY)).toBe(2);
    expect(await storedCodes(page)).toEqual([second]);
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`a favourite on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('shows an alert beside its heart when storage is full', async ({ context, page, faults }) => {
      await context.addInitScript((fullKey) => {
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (key === fullKey) throw new DOMException('', 'QuotaExceededError');
          setItem.call(this, key, text);
        };
      }, KEY);
      const [code = ''] = await openShopCodes(page);

      await heart(page, code).click();

      const alert = page.getByRole('alert').filter({ hasText: '没能存下来：浏览器里没有空间了' });
      await expect(alert).toBeVisible();
      // antd places the alert far above the page until it has measured it.
      await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      const [alertBox, heartBox] = [await alert.boundingBox(), await heart(page, code).boundingBox()];
      expect(Math.abs((alertBox?.y ?? 0) - (heartBox?.y ?? 0))).toBeLessThan(160);
      expect(alertBox?.x).toBeGreaterThanOrEqual(0);
      expect((alertBox?.x ?? 0) + (alertBox?.width ?? 0)).toBeLessThanOrEqual(screen.viewport.width);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
      await alert.getByRole('button', { name: '关闭' }).click();
      await expect(alert).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
}

test.describe('an unreadable favourite on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('is listed apart from the others, downloaded and deleted', async ({ page, faults }) => {
    const [first = '', second = ''] = await openShopCodes(page);
    await addFavourites(page, [first, second]);
    // This address does not open the shop page, which would restore its own intact favourites.
    await page.goto('/catalog/index.json');
    await page.evaluate(
      ([key, code]) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '');
        for (const one of stored.value.games.FateGO) if (one.code === code) one.shop = '店'.repeat(201);
        localStorage.setItem(key, JSON.stringify(stored));
      },
      [KEY, first] as const,
    );

    await page.goto('/favourites');

    await expect(heading(page, '收藏 1 个')).toBeVisible();
    const section = page.getByRole('region', { name: '读不出来的数据 1 份' });
    await expect(section.getByText('1 个收藏的内容不对')).toBeVisible();
    await expect(section.getByText(new RegExp(`${first} · 店店`))).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: '下载读不出来的收藏' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain(`"code":"${first}"`);

    const remove = section.getByRole('button', { name: '删除读不出来的收藏' });
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await remove.click();
    await section.getByRole('button', { name: '先留着' }).click();
    await remove.click();
    await section.getByRole('button', { name: '确定删除' }).click();
    await expect(section).toBeHidden();
    await page.reload();

    await expect(heading(page, '收藏 1 个')).toBeVisible();
    await expect(section).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});

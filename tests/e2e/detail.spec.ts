import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import { cards, codeIn, dialog, firstCodes, openShop, searchBox, serveOverlay, untilIdle } from './shopPage';

const WANTS = '?want=svt-150*2&nice=svt-284,svt-316';
const dialogOf = (page: Page, code: string) => page.getByRole('dialog', { name: new RegExp(code) });
const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the first offer of a query.
 *  @returns  its code */
async function openFirst(page: Page): Promise<string> {
  await openShop(page, WANTS);
  const [code = ''] = await firstCodes(page, 1);
  await cards(page).first().getByRole('link').first().click();
  await expect(dialog(page).getByText('资源与属性')).toBeVisible();
  return code;
}

test.describe('the offer detail', () => {
  test.describe('with clipboard access', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('copies a message for the shop with code, price, wants and a link to the offer', async ({ page, faults }) => {
      const code = await openFirst(page);

      await dialog(page).getByRole('button', { name: '复制给店家的话' }).click();
      await expect(dialog(page).getByRole('button', { name: '已复制，去发给店家' })).toBeVisible();

      const [first = '', wants = '', link = ''] = (await copiedText(page)).split('\n');
      expect(first).toMatch(new RegExp(`命运-冠位指定 ${code}，¥[\\d,.]+`));
      expect(wants).toContain('梅林 宝');
      await page.goto(link);
      await expect(dialogOf(page, code)).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('moves to the next offer and back, copies the code and closes by keys', async ({ page }) => {
      await openShop(page, WANTS);
      const [code = '', next = ''] = await firstCodes(page, 2);
      const link = cards(page).first().getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page, code)).toBeVisible();

      await page.keyboard.press(']');
      await expect(dialogOf(page, next)).toBeVisible();
      await page.keyboard.press('[');
      await expect(dialogOf(page, code)).toBeVisible();
      await page.keyboard.press('c');
      await expect(dialog(page).getByText('已复制')).toBeVisible();
      expect(await copiedText(page)).toBe(code);
      await page.keyboard.press('Escape');

      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      expect(new URL(page.url()).searchParams.has('o')).toBe(false);
    });
  });

  test('leads to a similar offer, and Back returns to the first', async ({ page }) => {
    const code = await openFirst(page);
    await expect(dialog(page).getByRole('heading', { name: /相近的商品/ })).toBeVisible();
    const similar = dialog(page).getByRole('link').first();
    const next = await codeIn(similar);
    expect(next).not.toBe(code);

    await similar.click();
    await expect(dialogOf(page, next)).toBeVisible();
    expect(page.url()).toContain(`o=${next}`);
    await page.goBack();

    await expect(dialogOf(page, code)).toBeVisible();
  });

  test('leaves no entry behind when it is closed, also after a reload or from a similar offer', async ({ page }) => {
    await page.goto('/welcome');
    await openFirst(page);
    const similar = dialog(page).getByRole('link').first();
    const next = await codeIn(similar);
    await similar.click();
    await expect(dialogOf(page, next)).toBeVisible();
    await page.reload();
    await expect(dialogOf(page, next)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === '/game/FateGO' && !url.searchParams.has('o'));
    await page.goBack();

    await expect(page).toHaveURL(/\/welcome$/);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('leads from a sold offer to the closest available ones and copies no message', async ({ page }) => {
      const code = await openFirst(page);
      await serveOverlay(page, { sold: [code] });
      await page.reload();
      await expect(
        dialog(page)
          .getByRole('alert')
          .filter({ hasText: `${code} 已售` }),
      ).toBeVisible();
      const closest = dialog(page).getByRole('region', { name: /现在有的，最接近的/ });
      await expect(closest.getByRole('link').first()).toBeVisible();

      await dialog(page).getByRole('button', { name: '看还在的' }).click();

      await expect(closest).toBeFocused();
      await expect(dialog(page).getByRole('button', { name: '复制给店家的话' })).toHaveCount(0);
      await expect(closest.getByRole('link', { name: new RegExp(code) })).toHaveCount(0);
      await untilIdle(page);
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });

    test('leads from an offer that no longer exists to the closest hits of the query', async ({ page }) => {
      await openShop(page, `${WANTS}&o=FG-00000`);

      await expect(dialog(page).getByRole('heading', { name: 'FG-00000 已经不在了' })).toBeVisible();
      const closest = dialog(page).getByRole('link').first();
      const code = await codeIn(closest);
      await expect(dialog(page).getByRole('img', { name: /^梅林/ })).not.toHaveCount(0);
      await closest.click();

      await expect(dialogOf(page, code)).toBeVisible();
    });
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation in the detail of an offer that no longer exists, light and dark', async ({ page }) => {
      await openShop(page, `${WANTS}&o=FG-00000`);
      await expect(dialog(page).getByRole('link').first()).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });
  });
}

test.describe('the shop page', () => {
  test('lists its keyboard shortcuts at ? and then returns the focus', async ({ page }) => {
    await openShop(page, WANTS);
    const link = cards(page).first().getByRole('link').first();
    await link.focus();

    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(shortcuts.getByText('复制编号', { exact: false })).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('types shortcut keys into the search box while it has the focus', async ({ page }) => {
    await openShop(page, WANTS);

    await page.keyboard.press('/');
    await page.keyboard.type('c?');

    await expect(page).toHaveURL((url) => url.searchParams.get('q')?.startsWith('c') === true);
    await expect(searchBox(page)).toHaveValue('c?');
    await expect(dialog(page)).toHaveCount(0);
  });
});

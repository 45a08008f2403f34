import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { SCREENS } from './screens';
import { cards, expectParameter, firstCodes, openShop, overflowOf } from './shopPage';

const WANTS = 'want=merlin*2&nice=altria-caster,oberon';
const tray = (page: Page) => page.getByRole('region', { name: '对比篮' });
const table = (page: Page) => page.getByRole('region', { name: '对比表' });
const columns = (page: Page) => table(page).getByRole('columnheader');

/** Opens a shop page and adds its first offers to the comparison.
 *  @returns  their codes */
async function chooseOffers(page: Page, count: number, group = 'game'): Promise<readonly string[]> {
  await openShop(page, `?${WANTS}`, group);
  const codes = await firstCodes(page, count);
  for (const [index] of codes.entries()) {
    await cards(page).nth(index).getByRole('button', { name: /^对比/ }).click();
  }
  return codes;
}

async function openComparison(page: Page, codes: readonly string[]): Promise<void> {
  await page.goto(`/compare/FateGO?o=${codes.join(',')}&${WANTS}`);
  await expect(columns(page)).toHaveCount(codes.length);
}

test.describe('the comparison', () => {
  for (const { name, screen } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('opens from the tray with the chosen offers and leads back to one of them', async ({ page, faults }) => {
        const codes = await chooseOffers(page, 3, 'sale');

        await tray(page).getByRole('link', { name: '对比 (3)' }).click();
        await expect(columns(page)).toHaveCount(3);
        const address = new URL(page.url());
        expect(address.pathname).toBe('/compare/FateGO');
        expect(address.searchParams.get('o')).toBe(codes.join(','));
        expect(page.url()).toContain('want=merlin*2');
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);

        await columns(page).first().getByRole('link').click();

        await expect(page.getByRole('dialog', { name: new RegExp(codes[0] ?? '') })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/sale/FateGO');
        expect(faults).toEqual([]);
      });
    });
  }

  test('shows only the differing rows until the buyer expands the others', async ({ page }) => {
    const codes = await chooseOffers(page, 2);
    await openComparison(page, codes);
    const differing = await table(page).getByRole('rowheader').count();

    await table(page).getByRole('button', { name: '展开' }).click();

    await expect(table(page).getByText('已折叠')).toBeHidden();
    expect(await table(page).getByRole('rowheader').count()).toBeGreaterThan(differing);
  });

  test('scrolls with the first turn of the wheel over its table', async ({ page }) => {
    await openComparison(page, await chooseOffers(page, 2));
    await page.getByRole('table').hover();

    await page.mouse.wheel(0, 200);

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('removes an offer and adds one by its code, each as a history entry of its own', async ({ page }) => {
    const [first = '', second = '', third = ''] = await chooseOffers(page, 3);
    await openComparison(page, [first, second]);

    await table(page)
      .getByRole('button', { name: `移出 ${first}` })
      .click();
    await expect(page.getByText('再加一个，就能看出不同。')).toBeVisible();
    await page.getByRole('combobox', { name: '再加一个编号' }).fill(third.toLowerCase());
    await page.getByRole('button', { name: '加入', exact: true }).click();

    await expectParameter(page, 'o', `${second},${third}`);
    await expect(columns(page).nth(1)).toBeVisible();
    await page.goBack();
    await expectParameter(page, 'o', second);
  });

  test('names an offer that no longer exists and removes it on request', async ({ page }) => {
    const codes = await chooseOffers(page, 2);
    await page.goto(`/compare/FateGO?o=${codes.join(',')},FG-00000`);

    await expect(page.getByText(/FG-00000 不在现在的目录里/)).toBeVisible();
    await page.getByRole('button', { name: '移出 FG-00000' }).click();

    await expectParameter(page, 'o', codes.join(','));
  });

  test('requests the overlay of the game and marks a sold offer', async ({ page }) => {
    const codes = await chooseOffers(page, 2);
    const routes: (string | null)[] = [];
    await page.route('**/__serverLoader?*', (route) => {
      routes.push(new URL(route.request().url()).searchParams.get('route'));
      return route.fulfill({ json: { version: 1, asOf: new Date().toISOString(), sold: [codes[0]] } });
    });

    await openComparison(page, codes);

    await expect(columns(page).first().getByText('已售')).toBeVisible();
    expect(routes[0]).toBe('game/FateGO');
  });

  test('suggests a game when the one in the address does not exist', async ({ page }) => {
    await page.goto('/compare/FateG0?o=A,B');

    await expect(page.getByText('没有叫 FateG0 的游戏。')).toBeVisible();
  });
});

test.describe('the comparison tray', () => {
  test('refuses a fifth offer with an explanation and is restored on reload', async ({ page }) => {
    const codes = await chooseOffers(page, 5);

    await expect(tray(page).getByText(`最多对比 4 个：先移出一个，再放 ${codes[4]}`)).toBeVisible();
    await page.reload();

    await expect(tray(page).getByRole('link', { name: '对比 (4)' })).toBeVisible();
    const fifth = page.getByRole('button', { name: `对比 ${codes[4]}` });
    await expect(fifth).toHaveAttribute('aria-pressed', 'false');
  });

  test('is shared with another tab', async ({ context, page }) => {
    const other = await context.newPage();
    await chooseOffers(page, 1);
    await chooseOffers(other, 2);
    // The first press in the other tab removed the offer that the first tab had chosen.
    await expect(tray(page).getByRole('link', { name: '对比 (1)' })).toBeVisible();

    await tray(other).getByRole('button', { name: '清空' }).click();

    await expect(tray(page).getByRole('link')).toBeHidden();
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation in the comparison tray and in the comparison, light and dark', async ({ page }) => {
      const codes = await chooseOffers(page, 2);
      await expect(tray(page).getByRole('link', { name: '对比 (2)' })).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);

      await openComparison(page, codes);

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });
  });
}

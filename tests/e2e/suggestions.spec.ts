import { expect } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import {
  cards,
  codeIn,
  dialog,
  expectParameter,
  expectQuery,
  expectTotal,
  MERLIN,
  openShop,
  overflowOf,
  parseNumber,
  searchBox,
  suggestionList,
  suggestions,
} from './shopPage';

test.describe('the suggestions', () => {
  test('match pinyin, show the number of hits and are chosen by keys', async ({ page }) => {
    await openShop(page, '?price=..800');

    await searchBox(page).pressSequentially('meil');
    const merlin = suggestions(page).filter({ hasText: /^梅?梅林/ });
    await expect(merlin).toContainText(/[\d,]+ 个/);
    const announced = parseNumber(/[\d,]+ 个/.exec((await merlin.textContent()) ?? '')?.[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(suggestionList(page).getByRole('option', { selected: true })).toContainText('梅林');
    await page.keyboard.press('Enter');

    await expectParameter(page, 'want', MERLIN);
    await expectTotal(page, announced);
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
  });

  test('open the offer whose code is typed', async ({ page }) => {
    await openShop(page);
    const code = await codeIn(cards(page).nth(3));

    await searchBox(page).pressSequentially(code.toLowerCase());
    await suggestions(page).filter({ hasText: code }).click();

    await expect(page.getByRole('dialog', { name: new RegExp(code) })).toBeVisible();
    await expectQuery(page, `?o=${code}`);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('appear below the search box in rows that can be tapped', async ({ page }) => {
      await openShop(page);

      await searchBox(page).tap();
      await searchBox(page).pressSequentially('梅');
      await expect(suggestions(page).first()).toBeVisible();
      const box = await searchBox(page).boundingBox();
      const first = await suggestions(page).first().boundingBox();
      const list = await suggestionList(page).boundingBox();
      await suggestions(page)
        .filter({ hasText: /^梅?梅林/ })
        .first()
        .tap();

      expect(first?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(first?.height).toBeGreaterThanOrEqual(44);
      expect(list?.width).toBeGreaterThan(340);
      await expectParameter(page, 'want', MERLIN);
    });
  });
});

test.describe('an ambiguous name', () => {
  test('lets the buyer choose which item is meant', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('贞德宝2');
    await page.keyboard.press('Enter');
    const question = page.getByRole('button', { name: /^贞德？.*选一个/ });
    await question.click();
    const candidates = page.getByRole('listbox', { name: '“贞德”指哪一个？' });
    await candidates.getByRole('option', { name: /^贞德（裁）/ }).click();

    await expectParameter(page, 'want', 'svt-59*2');
    await expect(question).toBeHidden();
    await expectParameter(page, 'q', null);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is kept in the address and can stand for any of its items', async ({ page }) => {
      await page.goto('/game/FateGO?q=贞德');

      await page.getByRole('button', { name: /^贞德？.*选一个/ }).tap();
      await dialog(page)
        .getByRole('option', { name: /^全部（任一）/ })
        .tap();

      await expect(page).toHaveURL((url) => (url.searchParams.get('any') ?? '').split(',').length > 1);
    });
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation in the open suggestions, light and dark', async ({ page }) => {
      await openShop(page);
      await searchBox(page).pressSequentially('梅林宝2 C呆 带皮 石');
      await expect(suggestions(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });

    test('finds no violation in the choice for an ambiguous name, light and dark', async ({ page }) => {
      await page.goto('/game/FateGO?q=贞德+带皮&price=..900');
      await page.getByRole('button', { name: /^贞德？.*选一个/ }).click();
      await expect(page.getByRole('option', { name: /个$/ }).first()).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  });
}

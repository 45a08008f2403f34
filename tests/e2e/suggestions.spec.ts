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
  total,
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
    await expect(searchBox(page)).toHaveValue('梅林 ');
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

test('the first row is what Enter selects, even if it is a condition', async ({ page }) => {
  await openShop(page);
  await searchBox(page).pressSequentially('一手');
  const first = suggestions(page).first();
  await expect(first).toHaveText(/一手号.*[\d,]+ 个$/);
  const [, count = ''] = /([\d,]+) 个$/.exec((await first.textContent()) ?? '') ?? [];

  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: '一手号', exact: true })).toBeVisible();
  await expect(total(page)).toHaveText(`${count} 个在售`);
});

test.describe('an ambiguous name', () => {
  test('lets the buyer choose which item is meant', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('贞德宝2');
    await page.keyboard.press('Enter');
    const question = page.getByRole('button', { name: /贞德.*？.*选一个/ });
    await question.click();
    const candidates = page.getByRole('listbox', { name: '“贞德”指哪一个？' });
    await candidates.getByRole('option', { name: /^贞德（裁）/ }).click();

    await expectParameter(page, 'want', 'jeanne-darc*2');
    await expect(question).toBeHidden();
    await expectParameter(page, 'q', null);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is kept in the address, and each candidate finds as many offers as it promises', async ({ page }) => {
      await page.goto('/game/FateGO?not=贞德:svt-59/svt-216');
      await expect(cards(page).first()).toBeVisible();

      await page.getByRole('button', { name: /贞德？.*选一个/ }).tap();
      const candidate = dialog(page).getByRole('option', { name: /^贞德（裁）/ });
      await expect(candidate).toHaveText(/个$/);
      const [, total = ''] = /([\d,]+) 个$/.exec((await candidate.textContent()) ?? '') ?? [];
      await candidate.tap();

      await expectParameter(page, 'not', 'jeanne-darc');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${total} 个`);
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
      await page.goto('/game/FateGO?want=贞德:svt-59/svt-216&q=带皮&price=..900');
      await page.getByRole('button', { name: /贞德？.*选一个/ }).click();
      await expect(page.getByRole('option', { name: /个$/ }).first()).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });

    test('finds no violation in the explanation of a text, light and dark', async ({ page }) => {
      await openShop(page);
      await searchBox(page).fill('求 梅林宝2 不要贞德 石头3万以上 不要月见屋 脸好');
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: '每个词读成了什么' });
      if (screen.viewport.width < 768) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await button.click();
      await expect(dialog(page).getByRole('term').first()).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  });
}

test('words that were not used stay after Enter, and are explained', async ({ page }) => {
  await openShop(page);
  await searchBox(page).fill('梅林 脸好');
  await expect.poll(() => new URL(page.url()).searchParams.get('unused')).toBe('脸好');

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '每个词读成了什么' }).click();

  await expect(dialog(page).getByRole('term').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('unused')).toBe('脸好');
});

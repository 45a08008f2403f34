import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { test } from './fixtures';
import { PHONE } from './screens';
import {
  cards,
  chips,
  codeIn,
  dialog,
  expectParameter,
  expectTotal,
  MERLIN,
  numberIn,
  openShop,
  overflowOf,
  parseNumber,
  searchBox,
  total,
  untilIdle,
} from './shopPage';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const filterButton = (page: Page) => page.getByRole('button', { name: /^筛选/ });

test.describe('the shop page', () => {
  test.describe('on a phone', () => {
    test.use(PHONE);

    test('shows in the filter drawer how many results the page lists once the drawer is closed', async ({
      page,
      faults,
    }) => {
      await openShop(page);

      await filterButton(page).click();
      await dialog(page).getByRole('textbox', { name: '找想要的' }).fill('梅林');
      await dialog(page)
        .getByRole('button', { name: /^梅林(?!（)/ })
        .first()
        .click();
      await expectParameter(page, 'want', MERLIN);
      await expect(dialog(page).getByRole('group', { name: '梅林：最低宝具等级' })).toBeVisible();
      await untilIdle(page);
      const results = dialog(page).getByRole('button', { name: /^查看 [\d,]+ 个结果/ });
      const announced = await numberIn(results);
      await results.click();

      await expectTotal(page, announced);
      expect(faults).toEqual([]);
    });

    test('undoes a choice in a drawer by Back, then closes the drawer, and reopens none', async ({ page }) => {
      await page.goto('/welcome');
      await openShop(page);
      const expectAddress = (search: string) =>
        expect(page).toHaveURL((url) => url.pathname + url.search === `/game/FateGO${search}`);

      await filterButton(page).tap();
      await dialog(page)
        .getByRole('button', { name: /^梅林 / })
        .tap();
      await expectAddress(`?want=${MERLIN}`);
      await page.goBack();
      await expectAddress('');
      await expect(dialog(page)).toHaveCount(1);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await filterButton(page).tap();
      await dialog(page).getByRole('button', { name: '关闭' }).tap();
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('button', { name: /^排序/ }).tap();
      await dialog(page).getByRole('button', { name: '价格从低到高' }).tap();
      await expectAddress('?sort=price');
      await expect(dialog(page)).toBeHidden();
      await page.goBack();
      await expectAddress('');
      // Back has also skipped the history entry of the drawer with the sort orders.
      await expect.poll(() => page.evaluate(() => window.history.state.drawer)).toBeUndefined();

      await page.goBack();

      await expect(page).toHaveURL('/welcome');
    });

    test('keeps a query without hits, shows what each condition costs and the closest offers', async ({ page }) => {
      await page.goto(`/game/FateGO?want=${MERLIN}*5,svt-284*5,svt-215*5&price=..50`);

      await expect(page.getByRole('heading', { name: /没有商品同时满足这 4 项/ })).toBeVisible();
      const closest = page.getByRole('region', { name: /最接近的 12 个 — 都不完全符合/ });
      await expect(closest.getByRole('article').first()).toContainText(/缺 \d/);
      expect(await numberIn(total(page))).toBe(0);
      expect(page.url()).toContain('price=..50');
    });
  });

  test('shows for every level of a want how many results it leaves', async ({ page }) => {
    await openShop(page, `?want=${MERLIN}`);
    const third = page.getByRole('group', { name: '梅林：最低宝具等级' }).getByRole('button', { name: /^宝3/ });
    const announced = parseNumber(((await third.textContent()) ?? '').replace('宝3', ''));

    await third.click();

    await expectParameter(page, 'want', `${MERLIN}*3`);
    await expectTotal(page, announced);
  });

  test('shows beside every condition how many results are left without it', async ({ page }) => {
    await openShop(page, `?want=${MERLIN}*2&price=..300&sq=500..`);
    await expect(chips(page).getByRole('listitem')).toHaveCount(3);
    const chip = chips(page).getByRole('listitem').filter({ hasText: '300' });
    const announced = parseNumber(/去掉后\s*([\d,]+)/.exec((await chip.textContent()) ?? '')?.[1] ?? '');

    await chip.getByRole('button', { name: /去掉/ }).click();

    await expectTotal(page, announced);
    expect(page.url()).not.toContain('price=');
  });

  test('keeps loaded offers and scroll position when the buyer returns from an offer', async ({ page }) => {
    await openShop(page, '?sort=price');
    await page.getByRole('button', { name: /^再看 24 个/ }).click();
    await page.getByText(/已看 48 /).scrollIntoViewIfNeeded();
    // Cards are rendered when they come into view; each has its position in the whole list.
    const fortieth = page.locator('[aria-posinset="40"][aria-setsize="48"]');
    await fortieth.scrollIntoViewIfNeeded();
    const code = await codeIn(fortieth);
    await fortieth.getByRole('link', { name: new RegExp(code) }).click();
    await expect(dialog(page).getByText(code).first()).toBeVisible();
    expect(page.url()).toContain(`o=${code}`);
    const before = await scrollTop(page);

    await page.goBack();

    await expect(dialog(page)).toBeHidden();
    await expect(fortieth).toContainText(code);
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
  });

  test('opens the offer in the address, or a notice when it does not exist', async ({ page }) => {
    await openShop(page);
    const code = await codeIn(cards(page).first());

    await page.goto(`/game/FateGO?o=${code}`);
    await expect(page.getByRole('dialog', { name: new RegExp(code) })).toBeVisible();
    await page.goto('/game/FateGO?o=FG-00000');

    await expect(
      dialog(page)
        .getByText(/已经?不在|没有|不再/)
        .first(),
    ).toBeVisible();
  });

  test('replaces the address while the buyer types a code, and Escape clears the code', async ({ page }) => {
    await openShop(page);
    const code = await codeIn(cards(page).first());
    const entries = await page.evaluate(() => history.length);

    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type(code);
    await expectTotal(page, 1);

    await expectParameter(page, 'q', code);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.keyboard.press('Escape');
    await expectParameter(page, 'q', null);
  });

  for (const { language, name } of [
    { language: 'Chinese', name: '梅林' },
    { language: 'Japanese', name: 'マーリン' },
    { language: 'English', name: 'Merlin' },
    { language: 'full-width English', name: 'ＭＥＲＬＩＮ' },
  ]) {
    test(`finds every offer with an item by its ${language} name`, async ({ page }) => {
      await openShop(page, `?want=${MERLIN}`);
      const holding = await numberIn(total(page));
      expect(holding).toBeGreaterThan(0);

      // A name that finds every offer with the item does not narrow the want down.
      await openShop(page, `?want=${MERLIN}&q=${name}`);

      await expectTotal(page, holding);
    });
  }

  test('keeps foreign parameters when the query changes', async ({ page }) => {
    await openShop(page, '?from=singlemessage');

    await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '价格' }).click();

    await expectParameter(page, 'sort', 'price');
    await expectParameter(page, 'from', 'singlemessage');
  });

  for (const width of [360, 768, 1280, 1920]) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('scrolls only vertically', async ({ page }) => {
        await openShop(page, `?want=${MERLIN}*2,svt-284&nice=svt-316&price=..800`);

        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    });
  }
});

for (const { name, look } of [
  { name: 'desktop', look: {} },
  { name: 'dark phone', look: { ...PHONE, colorScheme: 'dark' } as const },
]) {
  test.describe(`the tour of the shop page on a ${name}`, () => {
    test.use(look);

    test('shows three steps that take the focus, and is not offered again', async ({ page, faults }) => {
      await openShop(page);
      const offer = page.getByRole('button', { name: '三步看懂' });
      await offer.click();

      const focused = page.locator(':focus');
      await expect(focused.getByRole('heading', { name: '打字就行' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(focused.getByRole('heading', { name: '要几级，点几级' })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(focused.getByRole('heading', { name: '少一个条件，多几个商品' })).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(offer).toBeHidden();
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
      await expect(offer).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

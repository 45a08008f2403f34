import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE } from './screens';
import { cards, chips, dialog, openShop, searchBox } from './shopPage';

const WANTS = '?want=merlin*2,altria-caster&nice=oberon&price=..800&server=jp';

type Part = { readonly name: string; readonly query: string; readonly open: (page: Page) => Promise<void> };

const openChip = (text: string | RegExp) => async (page: Page) => {
  await chips(page).getByRole('button', { name: text }).first().click();
  await expect(dialog(page)).toBeVisible();
};
const openDrawer = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialog(page)).toBeVisible();
};
const type = (text: string) => async (page: Page) => {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
};

const PARTS: readonly Part[] = [
  { name: 'the options of a wanted item', query: WANTS, open: openChip('梅林 宝2') },
  { name: 'the options of a price', query: WANTS, open: openChip('≤800') },
  { name: 'the options of a choice', query: WANTS, open: openChip('日服') },
  { name: 'the items that a name may mean', query: '?q=%E8%B4%9E%E5%BE%B7', open: openChip(/贞德/) },
  { name: 'the cheapest offer of each shop', query: WANTS, open: openDrawer(/最低 ¥/) },
  { name: 'the list of games', query: '', open: openDrawer(/^换一个游戏/) },
  { name: 'the menu', query: '', open: openDrawer(/^更多|^菜单/) },
  { name: 'the orders', query: WANTS, open: openDrawer(/^排序/) },
  { name: 'the views', query: WANTS, open: openDrawer(/^视图|^查看方式|卡片/) },
  {
    name: 'words that were not understood, and a number',
    query: '',
    open: async (page) => {
      await type('梅林 带皮 300')(page);
      await expect(page.getByRole('button', { name: /^圣晶石 ≥ 300/ })).toBeVisible();
    },
  },
  {
    name: 'a text without matches',
    query: '?q=zzzzqqq',
    open: async (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('0'),
  },
  { name: 'an offer that is gone', query: '?o=FG-00000', open: async (page) => expect(dialog(page)).toBeVisible() },
];

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, query, open } of PARTS) {
  test(`axe finds no violation on a phone with ${name}, light and dark`, async ({ page }) => {
    if (query.startsWith('?q=zzz')) await page.goto(`/game/FateGO${query}`);
    else await openShop(page, query);
    await open(page);

    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}

for (const locale of ['ja-JP', 'en-GB']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('axe finds no violation on a phone with a search result, light and dark', async ({ page }) => {
      await page.goto(`/game/FateGO${WANTS}`);
      await expect(cards(page).first()).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });
  });
}

test.describe('in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('axe finds no violation with a search result, light and dark', async ({ page }) => {
    await openShop(page, WANTS);

    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
});

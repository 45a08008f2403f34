import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import { cards, dialog, total } from './shopPage';

const WANTS = '?want=svt-150*2,svt-284&nice=svt-316&price=..800';

type Case = { readonly name: string; readonly path: string; readonly ready: (page: Page) => Promise<void> };

const untilCards = (page: Page) => expect(cards(page).first()).toBeVisible();
const untilHeading = (page: Page) => expect(total(page)).toBeVisible();
const openFirstOffer = async (page: Page) => {
  await cards(page).first().getByRole('link').first().click();
  await expect(dialog(page).getByText('资源与属性')).toBeVisible();
};

const PAGES: readonly Case[] = [
  {
    name: 'the welcome page',
    path: '/welcome',
    ready: (page) => expect(page.getByRole('link', { name: /^FGO.*\d 个/ })).toBeVisible(),
  },
  {
    name: 'the welcome page with a message',
    path: '/welcome',
    ready: async (page) => {
      await page.getByRole('textbox').fill('求FGO 梅林宝2 500以内 不要国服，急');
      await expect(page.getByRole('link', { name: /看 [\d,]+ 个结果/ })).toBeVisible();
    },
  },
  {
    name: 'the welcome page with a message about an unknown game',
    path: '/welcome',
    ready: async (page) => {
      await page.getByRole('textbox').fill('在吗在吗');
      await expect(page.getByRole('group', { name: '哪个游戏？' })).toBeVisible();
    },
  },
  { name: 'a shop page', path: '/game/FateGO', ready: untilCards },
  { name: 'a search result', path: `/game/FateGO${WANTS}`, ready: untilCards },
  {
    name: 'an empty search result',
    path: '/game/FateGO?want=svt-150*5,svt-284*5,svt-215*5&price=..50',
    ready: untilCards,
  },
  { name: 'an offer', path: `/game/FateGO${WANTS}`, ready: openFirstOffer },
  { name: 'the about page', path: '/about', ready: untilHeading },
  { name: 'the not-found page', path: '/game/FateG0', ready: untilHeading },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name: screenName, screen } of SCREENS) {
  test.describe(`axe on a ${screenName}`, () => {
    test.use(screen);

    for (const { name, path, ready } of PAGES) {
      test(`finds no violation on ${name}, light and dark`, async ({ page }) => {
        await page.goto(path);
        await ready(page);

        expect(await findViolationsInBothSchemes(page)).toEqual([]);
      });
    }
  });
}

test.describe('axe on a phone with open filters', () => {
  test.use(PHONE);

  test('finds no violation, light and dark', async ({ page }) => {
    await page.goto(`/game/FateGO${WANTS}`);
    await untilCards(page);
    await page.getByRole('button', { name: /^筛选/ }).click();
    await expect(dialog(page).getByRole('button', { name: /^查看/ })).toBeVisible();

    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
});

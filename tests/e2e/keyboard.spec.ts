import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { cards, openShop } from './shopPage';

const FIVE_CONDITIONS = '?want=merlin*2,altria-caster&nice=oberon&price=..500&sq=100..';

/** Number of times Tab has to be pressed until the focus is in the first card. */
async function stopsBeforeFirstCard(page: Page): Promise<number> {
  const focused = cards(page).first().locator(':focus');
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

test('the first card is at most 40 tab stops away, also with five conditions', async ({ page }) => {
  await openShop(page, FIVE_CONDITIONS);
  await expect(page.getByRole('complementary', { name: '筛选' }).getByRole('textbox').first()).toBeVisible();

  expect(await stopsBeforeFirstCard(page)).toBeLessThanOrEqual(40);
});

test('skip links move the focus to results and filters and leave no hash in the address', async ({ page }) => {
  await openShop(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: '跳到筛选' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: '筛选' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

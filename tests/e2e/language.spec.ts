import { expect } from '@playwright/test';
import { LOCALE_NAMES } from '@/locales/localeNames';
import { describePage } from '../../scripts/site/head/describePage';
import { test } from './fixtures';
import { cards } from './shopPage';

const LANGUAGE = /语言|言語|Language/;

test.describe('the language in the URL', () => {
  test('applies to the visit, is not stored, and appears in no link', async ({ page, faults }) => {
    await page.goto('/game/FateGO?lang=ja&price=..500');
    await expect(cards(page).first()).toBeVisible();

    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveTitle(/Fate\/Grand Order/);
    expect(await page.evaluate(() => localStorage.getItem('vitrine.locale'))).toBeNull();
    await expect(page.locator('a[href*="price=..500"]').first()).toBeVisible();
    await expect(page.locator('a[href*="lang="]')).toHaveCount(0);

    await page.locator('a[href="/welcome"]').first().click();
    await expect(page).toHaveURL('/welcome');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    expect(faults).toEqual([]);
  });

  test('gives way to a choice and leaves the address bar', async ({ page }) => {
    await page.goto('/game/FateGO?lang=en&price=..500');
    await expect(cards(page).first()).toBeVisible();

    await page.getByRole('combobox', { name: LANGUAGE }).selectOption(LOCALE_NAMES.ja);

    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveURL('/game/FateGO?price=..500');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

const PAGES = [
  '/welcome',
  '/game/FateGO',
  '/sale/gget_nore_ww',
  '/compare/FateGO',
  '/favourites',
  '/operator',
  '/about',
  '/no/such/page',
];

test.describe('the title of a page', () => {
  for (const path of PAGES) {
    test(`is the one of its metadata: ${path}`, async ({ page }) => {
      await page.goto(path);

      await expect(page).toHaveTitle(describePage(path).title);
    });
  }
});

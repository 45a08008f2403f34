import { expect } from '@playwright/test';
import { test } from './fixtures';
import { expectOffers, total } from './shopPage';

test.describe('a page without storage', () => {
  for (const { store, notice } of [
    { store: 'localStorage', notice: true },
    { store: 'sessionStorage', notice: false },
  ]) {
    test(`is complete although ${store} throws${notice ? ', with a notice' : ''}`, async ({
      context,
      page,
      faults,
    }) => {
      await context.addInitScript((name) => {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }, store);

      await page.goto('/game/FateGO');
      await expectOffers(page);
      await page.goto('/welcome');
      await expect(total(page)).toBeVisible();

      if (notice) await expect(page.getByText(/关闭页面/).first()).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test('shows its offers when none of the optional stores exists', async ({ context, page, faults }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { value: undefined, configurable: true });
      }
    });

    await page.goto('/game/FateGO');

    await expectOffers(page);
    expect(faults).toEqual([]);
  });
});

test.describe('the language', () => {
  for (const { locale, lang, heading } of [
    { locale: 'zh-CN', lang: 'zh-CN', heading: /个在售/ },
    { locale: 'ja-JP', lang: 'ja', heading: /販売中/ },
    { locale: 'en-US', lang: 'en', heading: /on sale/ },
    { locale: 'fr-FR', lang: 'zh-CN', heading: /个在售/ },
  ]) {
    test.describe(`of a browser set to ${locale}`, () => {
      test.use({ locale });

      test(`selects the page in ${lang}`, async ({ page }) => {
        await page.goto('/game/FateGO');

        await expect(total(page)).toHaveText(heading);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });
    });
  }

  test('chosen by the buyer is kept for the next visit', async ({ page }) => {
    await page.goto('/welcome');

    await page.getByLabel('语言').selectOption({ label: 'English' });
    await expect(total(page)).toHaveText(/[A-Za-z]/);
    await page.reload();

    await expect(total(page)).toHaveText(/[A-Za-z]/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

import { expect } from '@playwright/test';
import { test } from './fixtures';
import { cards, expectOffers } from './shopPage';

const YEAR_MS = 365 * 86_400_000;

test.describe('a device whose clock is wrong by ten years', () => {
  for (const { name, years } of [
    { name: 'slow', years: -10 },
    { name: 'fast', years: 10 },
  ]) {
    test(`shows dates instead of ages, and keeps favourites: ${name}`, async ({ page, faults }) => {
      await page.clock.setFixedTime(Date.now() + years * YEAR_MS);
      await page.goto('/game/FateGO');
      await expectOffers(page);

      await expect(cards(page).first()).toContainText(/20\d\d年\d{1,2}月\d{1,2}日/);
      await expect(page.getByRole('main').getByText(/-\d+ ?天前|NaN|Invalid/)).toHaveCount(0);
      await cards(page).first().getByRole('button', { name: /收藏/ }).click();
      await page.reload();
      await expectOffers(page);

      await expect(cards(page).first().getByRole('button', { name: /收藏/ })).toHaveAttribute('aria-pressed', 'true');
      expect(faults).toEqual([]);
    });
  }
});

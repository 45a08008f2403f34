import { expect } from '@playwright/test';
import { findViolations } from './findViolations';
import { test } from './fixtures';
import { SCREENS } from './screens';
import { cards, dialog, expectParameter, MERLIN, total } from './shopPage';

for (const { name, screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('a text without matches says so, offers similar names and no unrelated offers', async ({ page }) => {
      await page.goto('/game/FateGO?q=梅林子');

      await expect(page.getByRole('heading', { name: '没有写着“梅林子”的商品' })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /最接近/ })).toHaveCount(0);
      const similar = page.getByRole('list', { name: '名字相近的：' }).getByRole('button');
      await expect(similar.first()).toHaveText(/^梅林→ [\d,]+ 个$/);
      expect(await findViolations(page)).toEqual([]);
      const announced = /→ ([\d,]+)/.exec((await similar.first().textContent()) ?? '')?.[1];

      await similar.first().click();

      await expectParameter(page, 'want', MERLIN);
      await expect(total(page)).toHaveText(new RegExp(`^${announced} 个`));
    });

    test('an unknown code in the address says that the offer is gone and starts a search', async ({ page }) => {
      await page.goto('/game/FateGO?o=FG-00000');

      await expect(dialog(page).getByRole('heading', { name: 'FG-00000 已经不在了' })).toBeVisible();
      await expect(dialog(page).getByRole('link')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);

      await dialog(page).getByRole('textbox', { name: '找别的商品' }).fill('梅林宝2');
      await page.keyboard.press('Enter');

      await expectParameter(page, 'want', `${MERLIN}*2`);
      await expectParameter(page, 'o', null);
      await expect(dialog(page)).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

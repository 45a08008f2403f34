import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { CASTORIA, expectQuery, MERLIN, openShop, searchBox } from './shopPage';

/** The marks repeat the text of the box for the eye only. */
const marks = (page: Page) => page.getByRole('search').locator('mark');
const MESSAGE = '哥们帮找 梅林宝2 C呆\n石800+ 500以内\n不要国服 急 在线等';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Pastes as Chromium would do it, without the permission to read the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await searchBox(page).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test.describe('the text in the box', () => {
  test('is marked while it is typed: wishes, conditions and refusals', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('梅林宝2 石800+ 不要国服 在线等');

    await expect(marks(page)).toHaveText(['梅林宝2', '石800+', '不要国服']);
  });

  test('stays after Enter, takes another word, and drops the condition of a deleted word', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('梅林宝2 500以内');
    await page.keyboard.press('Enter');
    await expectQuery(page, `?want=${MERLIN}*2&price=..500`);
    await page.keyboard.type('C呆');
    await expectQuery(page, `?want=${MERLIN}*2,${CASTORIA}&price=..500`);
    await searchBox(page).fill('C呆');
    await page.keyboard.press('Enter');

    await expectQuery(page, `?want=${CASTORIA}`);
    await expect(searchBox(page)).toHaveValue('C呆 ');
    await page.goBack();
    await expectQuery(page, `?want=${MERLIN}*2&price=..500`);
  });

  test('is cleared together with its conditions, but not with those chosen before', async ({ page }) => {
    await openShop(page, '?server=jp');
    await searchBox(page).pressSequentially('梅林');
    await page.keyboard.press('Enter');
    await expectQuery(page, `?want=${MERLIN}&server=jp`);

    await page.getByRole('button', { name: '清空' }).click();

    await expectQuery(page, '?server=jp');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('has two lines once a longer message has been read', async ({ page }) => {
      await openShop(page);

      await paste(page, MESSAGE);
      await searchBox(page).blur();

      await expect(searchBox(page)).toHaveValue(`${MESSAGE.replaceAll('\n', '⏎')} `);
      await expect(marks(page)).toHaveText(['梅林宝2', 'C呆', '石800+', '500以内', '不要国服']);
      expect((await searchBox(page).boundingBox())?.height).toBeGreaterThanOrEqual(60);
    });

    test('keeps the marks under the end of a long text', async ({ page }) => {
      await openShop(page);

      await searchBox(page).pressSequentially('梅林宝2 C呆 奥伯龙 孔明宝2 斯卡蒂宝2 石800+ 票200+ 500以内 不要国服');

      await expect(marks(page).last()).toHaveText('不要国服');
      await expect(async () => {
        const scrolled = await searchBox(page).evaluate((field) => [
          field.scrollLeft,
          field.previousElementSibling?.scrollLeft,
        ]);
        expect(scrolled[0]).toBeGreaterThan(0);
        expect(scrolled[1]).toBeCloseTo(scrolled[0] ?? 0, -1);
      }).toPass();
    });
  });
});

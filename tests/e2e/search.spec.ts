import { expect } from '@playwright/test';
import { test } from './fixtures';
import {
  CASTORIA,
  cards,
  chips,
  decodedQuery,
  expectParameter,
  expectQuery,
  MERLIN,
  openShop,
  searchBox,
} from './shopPage';

test.describe('the search box', () => {
  test('turns a line into chips as its words are completed, and Back undoes all of it', async ({ page, faults }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('梅林宝2 C呆 石800+ 500以内 不要国服');
    await expect(chips(page).getByText('梅林 宝2')).toBeVisible();
    await expect(page).toHaveURL(/server=/);
    await page.keyboard.press('Enter');

    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('梅林宝2 C呆 石800+ 500以内 不要国服 ');
    await expectQuery(page, `?want=${MERLIN}*2,${CASTORIA}&price=..500&sq=800..&server=!cn_ios,cn_android`);
    await expect(chips(page).getByRole('listitem')).toHaveCount(5);
    await page.goBack();
    await expectQuery(page, '');
    expect(faults).toEqual([]);
  });

  test('raises the level of a chip and removes the chip when its words are deleted', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('梅林');
    await expectQuery(page, `?want=${MERLIN}`);
    await searchBox(page).pressSequentially('宝2');
    await expectQuery(page, `?want=${MERLIN}*2`);
    for (let press = 0; press < 4; press++) await page.keyboard.press('Backspace');

    await expectParameter(page, 'want', null);
  });

  test('searches for words without a meaning, and removes each of them alone', async ({ page }) => {
    await openShop(page);

    await searchBox(page).pressSequentially('一二三四 五六七八');
    await page.keyboard.press('Enter');
    await expect(chips(page).getByText('“一二三四”')).toBeVisible();
    await expect(chips(page).getByTitle(/按文字搜索/)).toHaveCount(2);
    await page.getByRole('button', { name: '去掉 “一二三四”' }).click();

    await expectParameter(page, 'q', '五六七八');
    await expect(searchBox(page)).toHaveValue('五六七八');
  });

  test('finds offers despite chatter, and searches for the rest of it on request', async ({ page, faults }) => {
    await openShop(page);

    await searchBox(page).fill('哥们帮我看看有没有梅林宝2以上 C呆 脸好 500以内 带皮 便宜的优先');
    await expect(page.getByRole('list', { name: '没用上：' })).toHaveText('脸好带皮');
    await page.keyboard.press('Enter');
    await expectQuery(page, `?want=${MERLIN}*2,${CASTORIA}&price=..500&unused=脸好,带皮&sort=price`);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^按这些字搜 \d/ }).click();

    await expectParameter(page, 'q', '脸好 带皮');
    await expectParameter(page, 'unused', null);
    await page.goBack();
    await expect(page.getByRole('list', { name: '没用上：' })).toHaveText('脸好带皮');
    expect(faults).toEqual([]);
  });

  test('does not want a name that is only mentioned, until the buyer presses it', async ({ page }) => {
    await openShop(page);

    await searchBox(page).fill('我朋友有梅林天天炫耀，求C呆');
    await page.keyboard.press('Enter');
    await expectParameter(page, 'want', CASTORIA);
    await page.getByRole('button', { name: /^\+ 梅林 \d/ }).click();

    await expectParameter(page, 'want', `${CASTORIA},${MERLIN}`);
  });

  test('treats a line as plain text when the query parser cannot be loaded', async ({ page }) => {
    await page.route(/\.async\.js(\?|$)/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('findItems:')) await route.abort();
      else await route.fulfill({ response });
    });
    await openShop(page);

    await searchBox(page).pressSequentially('梅林');

    await expectParameter(page, 'q', '梅林');
    await expect(cards(page).first()).toBeVisible();
  });

  test.describe('with clipboard access', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('parses a pasted message of several lines', async ({ page }) => {
      await openShop(page);
      await page.evaluate(() => navigator.clipboard.writeText('求梅林宝2\n石800+\n500以内'));

      await searchBox(page).focus();
      await page.keyboard.press('ControlOrMeta+V');

      await expectParameter(page, 'want', `${MERLIN}*2`);
      expect(decodedQuery(page)).toContain('price=..500');
      expect(decodedQuery(page)).toContain('sq=800..');
    });

    test('copies the query as text that is parsed to the same query', async ({ page }) => {
      const query = `?want=${MERLIN}*2,${CASTORIA}&price=..500&sq=800..&server=jp`;
      await openShop(page, query);

      await page.getByRole('button', { name: '复制文字' }).click();
      await expect(page.getByText('已复制')).toBeVisible();
      const line = await page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('button', { name: '编辑为文字' }).click();
      await expect(searchBox(page)).toBeFocused();
      await expect(searchBox(page)).toHaveValue(line);
      await page.keyboard.press('Enter');
      await expect(searchBox(page)).toHaveValue(`${line} `);

      expect(decodedQuery(page)).toBe(query);
      await openShop(page);
      await searchBox(page).fill(line);
      await page.keyboard.press('Enter');
      await expectQuery(page, query);
    });

    for (const [locale, button, line] of [
      ['ja', '文字で編集', 'マーリン宝具2 除外:スカサハ（槍） 価格≤500 連携変更不可'],
      ['en', 'Edit as text', 'Merlin NP2, no Scáthach (Lancer), price≤500, cannot be re-bound'],
    ] as const) {
      test(`writes the query as text in the language of the page (${locale})`, async ({ page }) => {
        const query = `?want=${MERLIN}*2&not=scathach&price=..500&rebindable=no`;
        await page.goto(`/game/FateGO${query}&lang=${locale}`);

        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('combobox').and(page.locator(':focus'))).toHaveValue(line);
        await page.keyboard.press('Enter');

        await expect(page.getByRole('combobox').and(page.locator(':focus'))).toHaveValue(`${line} `);
        expect(decodedQuery(page)).toContain(query);
      });
    }
  });
});

import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { chooseFile, dropFile, expectSummary, forbidDrafts, grid } from './operatorPage';
import { PHONE } from './screens';

const HEADER = '编号,店铺,挂牌,从者,圣晶石,服务器,标题,上架时间';
const SHEET = `${HEADER}
A-001,青石铺,268,梅霖,300,日服,甲,2026-11-18
A-002,青石铺,268,斯卡哈; 梅霖,300,日服,乙,2026-11-18
A-003,青石铺,268,梅林,300,日服,丙,2026-11-18
`;
const SAVED = '改动已存在这台设备上，关掉页面也不会丢。';

const openDraft = (page: Page) => page.getByRole('button', { name: '接着做 FateGO.csv' });
const column = (page: Page) => page.getByRole('combobox', { name: '「挂牌」读作' });

/** Opens the sheet, states what one column is, and replaces a misspelt name. */
async function work(page: Page): Promise<void> {
  await page.goto('/operator');
  await chooseFile(page, 'FateGO.csv', SHEET);
  await column(page).selectOption({ label: '价格' });
  await expectSummary(page, 1, 2);
  await grid(page).getByRole('gridcell', { name: '梅霖' }).first().click();
  await page.getByRole('button', { name: '同样的 2 格都采用' }).click();
  await expectSummary(page, 3, 0);
}

/** Stores a draft as a later version of the site might. */
async function storeLaterDraft(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vitrine-operator');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put({ version: 99, file: '库存.xlsx' }, 'draft later');
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test.describe('the draft of a sheet', () => {
  test('restores the sheet, its columns, changes and answers after a reload, and can be deleted', async ({
    page,
    faults,
  }) => {
    const answer = page.getByRole('checkbox', { name: '是，全部换掉' });
    await work(page);
    await page.getByRole('button', { name: '下载目录（zip）' }).click();
    await answer.check();
    await expect(page.getByText(SAVED)).toBeVisible();

    await page.reload();
    await openDraft(page).click();
    await expectSummary(page, 3, 0);
    await expect(column(page)).toHaveValue('price');
    await page.getByRole('button', { name: '下载目录（zip）' }).click();
    await expect(answer).toBeChecked();
    await page.getByRole('button', { name: '撤销' }).click();
    await expectSummary(page, 1, 2);
    await expect(page.getByText(SAVED)).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: '删除 FateGO.csv 的草稿' }).click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expect(openDraft(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('把表格拖到这里')).toBeVisible();
    await expect(openDraft(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('is not stored where the browser forbids it, which the page says before work is lost', async ({
    page,
    faults,
  }) => {
    await forbidDrafts(page);
    await work(page);
    await expect(page.getByText('浏览器不让存没做完的表格', { exact: false })).toBeVisible();

    await dropFile(page, 'FateGO.csv', new TextEncoder().encode(SHEET));
    await expect(page.getByText('打开 FateGO.csv 会丢掉改过的 2 格', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: '先不打开' }).click();
    await expectSummary(page, 3, 0);
    await dropFile(page, 'FateGO.csv', new TextEncoder().encode(SHEET));
    await page.getByRole('button', { name: '仍然打开' }).click();
    await expectSummary(page, 1, 2);
    expect(faults).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

    test('is listed without violations of accessibility rules, with targets of 44 px', async ({ page }) => {
      await work(page);
      await expect(page.getByText(SAVED)).toBeVisible();
      await page.reload();
      await expect(openDraft(page)).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);

      const deletion = page.getByRole('button', { name: '删除 FateGO.csv 的草稿' });
      for (const target of [openDraft(page), deletion]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await deletion.click();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });

    test('of a later version is named without violations, and can be deleted', async ({ page }) => {
      const text = page.getByText('库存.xlsx 的草稿读不出来了。');
      await work(page);
      await expect(page.getByText(SAVED)).toBeVisible();
      await storeLaterDraft(page);
      await page.reload();
      await expect(text).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);

      await page.getByRole('button', { name: '删除 库存.xlsx 的草稿' }).click();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      await page.getByRole('button', { name: '删除', exact: true }).click();
      await expect(text).toHaveCount(0);
      await expect(openDraft(page)).toBeVisible();
    });
  });
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { encodeGbk } from './gbk';
import { chooseFile, dropFile, expectSummary, forbidDrafts, grid } from './operatorPage';
import { mustRunCatalog } from './runCatalog';
import { PHONE, SCREENS } from './screens';
import { cards, overflowOf, total } from './shopPage';
import { unpackZip } from './unpackZip';

const HEADER = '编号,店铺,价格,从者,圣晶石,服务器,标题,上架时间';
/** Rows 3 to 7 have a problem each. */
const SHEET = `${HEADER}
A-001,青石铺,￥268,梅林*2; C呆,"1,260",日服,日服自抽 梅林宝2,2026-11-18 14:20
A-002,星海阁,两百,斯卡哈,942,日服,开局号,2026-11-17 09:00
A-003,星海阁,333,梅霖*2,777,日服,改好就能卖,2026-11-17 10:00
A-004,星海阁,150,梅林,300,火星服,服务器不对,2026-11-17 11:00
A-005,星海阁,99,梅林,300,日服,日期不对,昨天吧
,星海阁,88,梅林,300,日服,没有编号,2026-11-17 12:00
`;

/** Two rows with the same misspelt item. */
const REPEATED_TYPO = `${HEADER}
A-001,青石铺,268,梅霖,300,日服,甲,2026-11-18
A-002,青石铺,268,斯卡哈; 梅霖,300,日服,乙,2026-11-18
A-003,青石铺,268,梅林,300,日服,丙,2026-11-18
`;

const gridcell = (page: Page, name: string) => grid(page).getByRole('gridcell', { name });
/** The grid cell with the focus, whether in the cell itself or in its editor. */
const focusedCell = (page: Page) => page.locator('[role="gridcell"]:focus, [role="gridcell"]:focus-within');

async function download(page: Page, button: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return downloading;
}

test.describe('the operator’s page', () => {
  test('imports a GBK sheet, shows its five problems and publishes a fix to the buyer', async ({
    page,
    faults,
    openPage,
  }, testInfo) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
    });
    await page.goto('/operator');
    await dropFile(page, 'FateGO.csv', encodeGbk(SHEET));

    await expectSummary(page, 1, 5);
    await expect(page.getByRole('definition').first()).toHaveText('GBK (GB18030)');
    await page.getByText('错误 5').click();
    await expect(grid(page).getByRole('rowheader')).toHaveText([3, 4, 5, 6, 7].map((row) => `${row}有错误`));
    for (const { cell, issue } of [
      { cell: '两百', issue: '价格 · 价格读不出' },
      { cell: '火星服', issue: '服务器 · 不认识的选项' },
      { cell: '昨天吧', issue: '上架时间 · 日期读不出' },
      { cell: '梅霖*2', issue: '从者 · 不认识的物品' },
    ]) {
      await gridcell(page, cell).click();
      await expect(page.getByText(issue)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /采用建议“梅林/ })).toBeVisible();

    await expect(page.getByRole('button', { name: '下载目录（zip）' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: '修改第 4 行「从者」' }).fill('梅林*2');
    await page.keyboard.press('Enter');
    await expectSummary(page, 2, 4);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('这一行没有问题。')).toBeVisible();
    await expect(focusedCell(page)).toHaveText('梅林*2已改');

    await page.getByRole('button', { name: '对比已发布的目录' }).click();
    await expect(page.getByText('新增 2')).toBeVisible();
    await page.getByRole('checkbox', { name: '跳过被退回的 4 行' }).check();
    await page.getByRole('button', { name: '下载目录（zip）' }).click();
    await page.getByRole('checkbox', { name: '是，全部换掉' }).check();
    const zip = await download(page, '下载目录（zip）');
    expect(zip.suggestedFilename()).toBe('catalog-FateGO.zip');
    const copy = await download(page, '下载改好的表格');
    expect(readFileSync(await copy.path(), 'utf8')).toContain('A-003,星海阁,333,梅林*2,');
    expect(faults).toEqual([]);
    expect(sent).toEqual([]);

    const root = testInfo.outputPath('site');
    cpSync(TEST_SITE_FOLDER, root, { recursive: true });
    unpackZip(await zip.path(), root);
    const site = await serveSite(root, 0);
    try {
      const buyer = await openPage({ ...PHONE, baseURL: site.url });
      await buyer.goto('/game/FateGO?want=svt-150*2');
      await expect(total(buyer)).toHaveText(/^2 个在售/);
      await expect(cards(buyer).filter({ hasText: 'A-003' })).toContainText('333');
      await buyer.goto('/welcome');
      await expect(buyer.getByRole('link', { name: /^FGO.*2 个/ })).toBeVisible();
    } finally {
      await site.close();
    }
  });

  test('keeps a hundred thousand rows scrollable and edits the last one within two seconds', async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `A-${index},青石铺,${100 + index},梅林,300,日服,号${index},2026-11-18`,
    );
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', `${HEADER}\n${rows.join('\n')}\n`);
    await expect(grid(page)).toBeVisible({ timeout: 60_000 });

    await grid(page).getByRole('gridcell', { name: 'A-3', exact: true }).click();
    await page.keyboard.press('Control+End');

    await expect(grid(page).getByRole('rowheader', { name: '100001' })).toBeVisible();
    await expect(gridcell(page, '2026-11-18').last().and(focusedCell(page))).toBeVisible();
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);

    await page.keyboard.press('x');
    const start = Date.now();
    await page.keyboard.press('Enter');
    await expect(page.getByText('被退回，', { exact: false }).filter({ hasText: '1 行被退回' })).toBeAttached();
    expect(Date.now() - start).toBeLessThan(2000);
    expect(faults).toEqual([]);
  });

  test('applies a suggestion to every cell, and undoes and redoes it by keys', async ({ page, faults }) => {
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', REPEATED_TYPO);
    await gridcell(page, '梅霖').first().click();

    await page.getByRole('button', { name: '同样的 2 格都采用' }).click();
    await expectSummary(page, 3, 0);
    await page.keyboard.press('Control+z');
    await expectSummary(page, 1, 2);
    await expect(page.getByRole('button', { name: '重做' })).toBeEnabled();
    await expect(focusedCell(page)).toContainText('梅霖');
    await page.keyboard.press('Control+Shift+z');

    await expectSummary(page, 3, 0);
    await expect(focusedCell(page)).toContainText('梅林');
    expect(faults).toEqual([]);
  });

  test('reverts edited cells one entry at a time, and opens another sheet without a question once they are stored', async ({
    page,
    faults,
  }) => {
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', REPEATED_TYPO);
    await gridcell(page, '梅霖').first().click();
    await page.getByRole('button', { name: '同样的 2 格都采用' }).click();
    await expectSummary(page, 3, 0);

    await page.getByText('改过的格子（2）').click();
    await page.getByRole('button', { name: '还原第 2 行「从者」 等 2 格' }).click();
    await expectSummary(page, 1, 2);
    await page.getByRole('button', { name: '撤销' }).click();
    await expectSummary(page, 3, 0);

    await dropFile(page, 'FateGO.csv', encodeGbk(SHEET));
    await expectSummary(page, 1, 5);
    await expect(page.getByRole('button', { name: '仍然打开' })).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('remembers how a column is read and exports that for the command line', async ({ page, faults }, testInfo) => {
    const sheet = SHEET.replace('价格', '挂牌');
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', sheet);
    const column = page.getByRole('combobox', { name: '「挂牌」读作' });
    await column.selectOption({ label: '价格' });
    await expectSummary(page, 1, 5);
    const map = await download(page, '下载列名对照');
    expect(map.suggestedFilename()).toBe('FateGO.map.json');

    await page.reload();
    await chooseFile(page, 'FateGO.csv', sheet);
    await expectSummary(page, 1, 5);
    await expect(column).toHaveValue('price');
    expect(faults).toEqual([]);

    writeFileSync(testInfo.outputPath('FateGO.csv'), sheet);
    await map.saveAs(testInfo.outputPath('FateGO.map.json'));
    const out = testInfo.outputPath('catalog');
    await mustRunCatalog('build', testInfo.outputPath('FateGO.csv'), '--out', out, '--skip-refused');
    const manifest = readFileSync(testInfo.outputPath('catalog/FateGO/manifest.json'), 'utf8');
    expect(JSON.parse(manifest).offers).toBe(1);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('explains why a file is no sheet and takes the next one', async ({ page }) => {
      await page.goto('/operator');
      await chooseFile(page, 'FateGO.xlsx', '%PDF-1.7');
      await expect(page.getByRole('alert').getByText(/应为\s*\.csv/)).toBeVisible();

      await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET));

      await expect(grid(page)).toBeVisible();
    });
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation on the operator’s page, empty and with an edited sheet, light and dark', async ({
      page,
    }) => {
      await forbidDrafts(page);
      await page.goto('/operator');
      await expect(total(page)).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);

      await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET.replace('标题', '杂项')));
      await expect(page.getByRole('combobox', { name: '「杂项」读作' })).toBeVisible();
      await page.getByRole('gridcell', { name: '两百' }).click();
      await page.keyboard.press('x');
      await page.keyboard.press('Enter');
      await page.getByText('改过的格子（1）').click();
      await page.getByText('查看每一列').or(page.getByText('其余 7 列')).click();
      await page.getByRole('gridcell', { name: '火星服' }).click();
      await expect(page.getByRole('button', { name: '修改「服务器」' })).toBeVisible();
      await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET));
      await expect(page.getByRole('button', { name: '仍然打开' })).toBeVisible();

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });
}

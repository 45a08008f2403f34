import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { serveSite } from '../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { findViolations } from './findViolations';
import { encodeGbk } from './gbk';
import { DESKTOP, openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
let folder: string;
beforeAll(async () => {
  front = await openShopfront();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await front.closeAll();
});

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
const TWICE_WRONG = `${HEADER}
A-001,青石铺,268,梅霖,300,日服,甲,2026-11-18
A-002,青石铺,268,斯卡哈; 梅霖,300,日服,乙,2026-11-18
A-003,青石铺,268,梅林,300,日服,丙,2026-11-18
`;

describe('the operator’s page', () => {
  it('takes a GBK sheet with five problems; one is put right in place, and a buyer finds what was downloaded', async () => {
    const { page, faults } = await front.visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
    });
    await page.goto('/operator');
    await dropFile(page, 'FateGO.csv', encodeGbk(SHEET));
    const grid = page.getByRole('grid');
    await grid.waitFor();

    await page.getByText('1 行能导入，5 行被退回', { exact: false }).waitFor({ state: 'attached' });
    expect(await page.getByRole('definition').first().textContent()).toBe('GBK (GB18030)');
    await page.getByText('错误 5').click();
    await grid.getByRole('row').nth(5).waitFor();
    expect(await grid.getByRole('rowheader').allTextContents()).toEqual([3, 4, 5, 6, 7].map((row) => `${row}有错误`));
    for (const [cell, kind] of [
      ['两百', '价格 · 价格读不出'],
      ['火星服', '服务器 · 不认识的选项'],
      ['昨天吧', '上架时间 · 日期读不出'],
      ['梅霖*2', '从者 · 不认识的物品'],
    ] as const) {
      await grid.getByRole('gridcell', { name: cell }).click();
      await page.getByText(kind).waitFor();
    }
    await page.getByRole('button', { name: /采用建议“梅林/ }).waitFor();

    const blocked = page.getByRole('button', { name: '下载目录（zip）' });
    expect(await blocked.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: '修改第 4 行「从者」' }).fill('梅林*2');
    await page.keyboard.press('Enter');
    await page.getByText('2 行能导入，4 行被退回', { exact: false }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('这一行没有问题。').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[role="gridcell"]')?.textContent)).toBe(
      '梅林*2已改',
    );

    await page.getByRole('button', { name: '对比已发布的目录' }).click();
    await page.getByText('新增 2').waitFor();
    await page.getByRole('checkbox', { name: '跳过被退回的 4 行' }).check();
    await page.getByRole('button', { name: '下载目录（zip）' }).click();
    await page.getByRole('checkbox', { name: '是，全部换掉' }).check();
    const zip = await downloaded(page, '下载目录（zip）');
    expect(zip.suggestedFilename()).toBe('catalog-FateGO.zip');
    const copy = await downloaded(page, '下载改好的表格');
    expect(readFileSync(await copy.path(), 'utf8')).toContain('A-003,星海阁,333,梅林*2,');
    expect([...faults, ...sent]).toEqual([]);

    const root = join(folder, 'site');
    cpSync(TEST_SITE_FOLDER, root, { recursive: true });
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await zip.path())))) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), bytes);
    }
    const site = await serveSite(root, 0);
    try {
      const buyer = await front.visit({ ...PHONE, baseURL: site.url });
      await buyer.page.goto('/game/FateGO?want=svt-150*2');
      await buyer.page.getByRole('heading', { level: 1, name: /^2 个完全符合/ }).waitFor();
      const hit = buyer.page.getByRole('article').filter({ hasText: 'A-003' });
      expect(await hit.textContent()).toContain('333');
      await buyer.page.goto('/welcome');
      await buyer.page.getByRole('link', { name: /命运-冠位指定.*2/ }).waitFor();
    } finally {
      await site.close();
    }
  });

  it('keeps a hundred thousand rows scrollable, and a fix among them at hand', async () => {
    const { page, faults } = await front.visit();
    const rows = Array.from(
      { length: 100_000 },
      (_, at) => `A-${at},青石铺,${100 + at},梅林,300,日服,号${at},2026-11-18`,
    );
    await page.goto('/operator');
    await page.setInputFiles('input[type=file]', {
      name: 'FateGO.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${HEADER}\n${rows.join('\n')}\n`),
    });
    const grid = page.getByRole('grid');
    await grid.waitFor({ timeout: 60_000 });

    await grid.getByRole('gridcell', { name: 'A-3', exact: true }).click();
    await page.keyboard.press('Control+End');

    const last = grid.getByRole('gridcell', { name: '2026-11-18' }).last();
    await grid.getByRole('rowheader', { name: '100001' }).waitFor();
    expect(await last.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
    expect(await grid.getByRole('row').count()).toBeLessThan(60);

    await page.keyboard.press('x');
    const started = Date.now();
    await page.keyboard.press('Enter');
    await page.getByText('被退回，', { exact: false }).filter({ hasText: '1 行被退回' }).waitFor({ state: 'attached' });
    expect(Date.now() - started).toBeLessThan(2000);
    expect(faults).toEqual([]);
  }, 120_000);

  it('takes a suggestion everywhere, undoes and does it again by keys, and asks before another sheet takes its place', async () => {
    const { page, faults } = await front.visit();
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', new TextEncoder().encode(TWICE_WRONG));
    const grid = page.getByRole('grid');
    const focused = () => page.evaluate(() => document.activeElement?.closest('[role="gridcell"]')?.textContent);
    const status = (text: string) => page.getByText(text, { exact: false }).first().waitFor({ state: 'attached' });
    await grid.getByRole('gridcell', { name: '梅霖' }).first().click();

    await page.getByRole('button', { name: '同样的 2 格都采用' }).click();
    await status('3 行能导入，0 行被退回');
    await page.keyboard.press('Control+z');
    await status('1 行能导入，2 行被退回');
    await page.getByRole('button', { name: '重做', disabled: false }).waitFor();
    expect(await focused()).toContain('梅霖');
    await page.keyboard.press('Control+Shift+z');
    await status('3 行能导入，0 行被退回');
    expect(await focused()).toContain('梅林');

    await dropFile(page, 'FateGO.csv', encodeGbk(SHEET));
    await page.getByText('打开 FateGO.csv 会丢掉改过的 2 格', { exact: false }).waitFor();
    await page.getByRole('button', { name: '先不打开' }).click();
    await page.getByText('改过的格子（2）').click();
    await page.getByRole('button', { name: '还原第 2 行「从者」 等 2 格' }).click();
    await status('1 行能导入，2 行被退回');
    await page.getByRole('button', { name: '撤销' }).click();
    await status('3 行能导入，0 行被退回');

    await dropFile(page, 'FateGO.csv', encodeGbk(SHEET));
    await page.getByRole('button', { name: '仍然打开' }).click();
    await status('1 行能导入，5 行被退回');
    expect(faults).toEqual([]);
  });

  it('reads a column as the operator says, remembers it, and gives the file that the command line reads', async () => {
    const sheet = SHEET.replace('价格', '挂牌');
    const { page, faults } = await front.visit();
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.csv', new TextEncoder().encode(sheet));
    const column = page.getByRole('combobox', { name: '「挂牌」读作' });
    await column.selectOption({ label: '价格' });
    await page.getByText('1 行能导入，5 行被退回', { exact: false }).waitFor({ state: 'attached' });
    const map = await downloaded(page, '下载列名对照');
    expect(map.suggestedFilename()).toBe('FateGO.map.json');

    await page.reload();
    await chooseFile(page, 'FateGO.csv', new TextEncoder().encode(sheet));
    await page.getByText('1 行能导入，5 行被退回', { exact: false }).waitFor({ state: 'attached' });
    expect(await column.inputValue()).toBe('price');
    expect(faults).toEqual([]);

    writeFileSync(join(folder, 'FateGO.csv'), sheet);
    await map.saveAs(join(folder, 'FateGO.map.json'));
    const out = join(folder, 'out');
    const words = ['src/cli/main.ts', 'build', join(folder, 'FateGO.csv'), '--out', out, '--skip-refused'];
    execFileSync('npx', ['tsx', ...words], { stdio: 'pipe' });
    expect(JSON.parse(readFileSync(join(out, 'FateGO', 'manifest.json'), 'utf8')).offers).toBe(1);
  });

  it('says why a file is no sheet, and takes the next one', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto('/operator');
    await chooseFile(page, 'FateGO.xlsx', new TextEncoder().encode('%PDF-1.7'));
    await page
      .getByRole('alert')
      .getByText(/应为\s*\.csv/)
      .waitFor();

    await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET));

    await page.getByRole('grid').waitFor();
  });

  it.each([
    ['phone', PHONE, 'light'],
    ['phone', PHONE, 'dark'],
    ['desktop', DESKTOP, 'light'],
    ['desktop', DESKTOP, 'dark'],
  ] as const)('has no fault that axe finds, empty and with a file: %s', async (_, view, colorScheme) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    await page.goto('/operator');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET.replace('标题', '杂项')));
    await page.getByRole('combobox', { name: '「杂项」读作' }).waitFor();
    await page.getByRole('gridcell', { name: '两百' }).click();
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await page.getByText('改过的格子（1）').click();
    await page.getByText('查看每一列').or(page.getByText('其余 7 列')).click();
    await page.getByRole('gridcell', { name: '火星服' }).click();
    await page.getByRole('button', { name: '修改「服务器」' }).waitFor();
    await chooseFile(page, 'FateGO.csv', encodeGbk(SHEET));
    await page.getByRole('button', { name: '仍然打开' }).waitFor();

    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

/** Drops a file on the page, as a hand with a mouse does. */
async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName));
      return data;
    },
    [name, [...bytes]] as const,
  );
  const place = page.getByText('把表格拖到这里');
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

async function chooseFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.setInputFiles('input[type=file]', { name, mimeType: '', buffer: Buffer.from(bytes) });
}

async function downloaded(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

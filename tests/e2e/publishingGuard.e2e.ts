import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { type Site, serveSite } from '../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
let folder: string;
let root: string;
let site: Site;
beforeAll(async () => {
  front = await openShopfront();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  root = join(folder, 'site');
});
beforeEach(async () => {
  cpSync(TEST_SITE_FOLDER, root, { recursive: true });
  rmSync(join(root, 'catalog'), { recursive: true });
  publish(PUBLISHED);
  writeFileSync(join(root, '__serverLoader'), JSON.stringify({ version: 1, sold: ['S-5'], prices: { 'S-6': 70 } }));
  site = await serveSite(root, 0);
});
afterEach(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await front.closeAll();
});

const HEADER = '编号,店铺,价格,从者,标题,上架时间';
const row = (code: string, price: number | string, shop = '青石铺') => `${code},${shop},${price},梅林,甲,2026-11-18`;
const sheetOf = (rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');

const PUBLISHED = [
  row('S-1', 400),
  row('S-2', 100),
  row('S-3', 100),
  row('S-5', 100),
  row('S-6', 60),
  row('X-1', 50, '星海阁'),
  row('X-2', 50, '星海阁'),
];
/** Another shop is missing, S-1 has two zeros too many, S-3 a typo, and the overlay has other news of S-5 and S-6. */
const NEXT = [row('S-1', 40_000), row('S-2', 100), row('S-3', 'l00'), row('S-5', 110), row('S-6', 80)];

/** Publishes a sheet by the command line; the exit code and standard output. */
function publish(rows: readonly string[], ...options: readonly string[]) {
  const sheet = join(folder, 'FateGO.csv');
  writeFileSync(sheet, sheetOf(rows));
  const words = ['src/cli/main.ts', 'build', sheet, '--out', join(root, 'catalog'), '--overlay-file'];
  try {
    const stdout = execFileSync('npx', ['tsx', ...words, join(root, '__serverLoader'), ...options], { stdio: 'pipe' });
    return { code: 0, stdout: stdout.toString() };
  } catch (error) {
    const { status, stdout } = error as { readonly status: number; readonly stdout: Buffer };
    return { code: status, stdout: stdout.toString() };
  }
}

async function openSheet(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/operator');
  await page.setInputFiles('input[type=file]', {
    name: 'FateGO.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheetOf(rows)),
  });
  const skip = page.getByRole('checkbox', { name: '跳过被退回的 1 行' });
  await skip.waitFor();
  // The rows of the preview arrive after the summary and move what is below them.
  await untilDrawn(page);
  await skip.check();
  await page.getByRole('button', { name: '下载目录（zip）' }).click();
  await page.getByRole('heading', { name: '发布前请确认 4 件事' }).waitFor();
}

const card = (page: Page, name: RegExp) => page.getByRole('group', { name });

describe('the publishing guard', () => {
  it('asks on the page what the command line refuses, and gives a catalog once all is answered', async () => {
    const refused = publish(NEXT, '--skip-refused', '--json');
    const guard: readonly { readonly kind: string }[] = JSON.parse(refused.stdout).guard;
    expect(refused.code).toBe(1);
    expect(guard.map(({ kind }) => kind)).toEqual(['removed', 'prices', 'delisted', 'overlay']);

    const { page } = await front.visit({ ...PHONE, baseURL: site.url });
    await openSheet(page, NEXT);
    const download = page.getByRole('button', { name: '下载目录（zip）' });
    expect(await download.isDisabled()).toBe(true);

    const removed = card(page, /已发布的 7 个编号里，有 2 个不在这张表里/);
    await removed.getByText('店铺“星海阁”的 2 个商品会全部下架', { exact: false }).waitFor();
    await removed.getByRole('checkbox').check();
    const prices = card(page, /1 个商品的价格涨跌超过三倍/);
    await prices.getByText('S-1 ¥400 → ¥40,000').waitFor();
    await prices.getByRole('checkbox').check();
    const delisted = card(page, /跳过的 1 行里有 1 个正在出售/);
    await delisted.getByText('S-3').waitFor();
    await delisted.getByRole('radio', { name: /保留已发布的版本/ }).check();
    await page.getByText('上面还有 1 件事没有确认', { exact: false }).waitFor();
    expect(await download.isDisabled()).toBe(true);
    const overlay = card(page, /实时状态里有 2 处与这张表矛盾/);
    await overlay.getByText('S-6：实时价格 ¥70，表里 ¥80').waitFor();
    await overlay.getByRole('radio', { name: /以表格为准/ }).check();
    const [zip] = await Promise.all([page.waitForEvent('download'), download.click()]);
    await page.getByText('保留了已发布的 1 个商品。').waitFor();

    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await zip.path())))) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), bytes);
    }
    const words = ['tsx', 'src/cli/main.ts', 'verify', join(root, 'catalog')];
    expect(execFileSync('npx', words, { stdio: 'pipe' }).toString()).toMatch(/FateGO.*5/);
    expect(JSON.parse(readFileSync(join(root, '__serverLoader'), 'utf8'))).toEqual({
      version: 1,
      sold: [],
      prices: {},
    });
    await page.goto('/game/FateGO?q=S-3');
    const kept = page.getByRole('article').filter({ hasText: 'S-3' });
    await kept.getByText('100').first().waitFor();
  });

  it('takes the same sheet on the command line with the same answers', () => {
    const answers = ['--allow', 'removed,prices', '--keep-published', '--overlay', 'clear'];

    expect(publish(NEXT, '--skip-refused', ...answers)).toMatchObject({ code: 0 });

    const manifest = JSON.parse(readFileSync(join(root, 'catalog', 'FateGO', 'manifest.json'), 'utf8'));
    expect(manifest.offers).toBe(5);
    expect(JSON.parse(readFileSync(join(root, '__serverLoader'), 'utf8'))).toEqual({
      version: 1,
      sold: [],
      prices: {},
    });
  });

  it.each([
    ['phone', PHONE, 'light'],
    ['phone', PHONE, 'dark'],
    ['desktop', DESKTOP, 'light'],
    ['desktop', DESKTOP, 'dark'],
  ] as const)('asks without a fault that axe finds, with targets of 44 px: %s', async (_, view, colorScheme) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce', baseURL: site.url });
    await openSheet(page, NEXT);

    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const controls = page.getByRole('region', { name: /发布前请确认/ }).locator('label');
    const heights = await controls.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(heights).toHaveLength(6);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/site/serveSite';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test as siteTest } from './fixtures';
import { type CommandResult, mustRunCatalog, runCatalog } from './runCatalog';
import { PHONE, SCREENS } from './screens';
import { cards, overflowOf, untilIdle } from './shopPage';
import { unpackZip } from './unpackZip';

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
/** Another shop is missing, S-1 has two zeros too many, S-3 a typo, and the overlay contradicts S-5 and S-6. */
const NEXT = [row('S-1', 40_000), row('S-2', 100), row('S-3', 'l00'), row('S-5', 110), row('S-6', 80)];
const EMPTY_OVERLAY = { version: 1, sold: [], prices: {} };

/** A site of its own that publishes by the command line. */
type PublishedSite = {
  readonly root: string;
  readonly url: string;
  readonly publish: (rows: readonly string[], ...options: readonly string[]) => Promise<CommandResult>;
  readonly overlay: () => unknown;
};

const test = siteTest.extend<{ readonly published: PublishedSite }>({
  published: async ({ siteFolder }, use, testInfo) => {
    const root = testInfo.outputPath('site');
    const overlayFile = join(root, '__serverLoader');
    cpSync(siteFolder, root, { recursive: true });
    rmSync(join(root, 'catalog'), { recursive: true });
    const publish = (rows: readonly string[], ...options: readonly string[]) => {
      const sheet = testInfo.outputPath('FateGO.csv');
      writeFileSync(sheet, sheetOf(rows));
      const words = ['build', sheet, '--out', join(root, 'catalog'), '--overlay-file', overlayFile];
      return runCatalog(...words, ...options);
    };
    expect(await publish(PUBLISHED)).toMatchObject({ code: 0 });
    writeFileSync(overlayFile, JSON.stringify({ version: 1, sold: ['S-5'], prices: { 'S-6': 70 } }));
    const site = await serveSite(root, 0);
    await use({ root, url: site.url, publish, overlay: () => JSON.parse(readFileSync(overlayFile, 'utf8')) });
    await site.close();
  },
  baseURL: ({ published }, use) => use(published.url),
});

/** Opens a sheet on the operator's page and asks for the catalog. */
async function requestCatalog(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/operator');
  await page.setInputFiles('input[type=file]', {
    name: 'FateGO.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheetOf(rows)),
  });
  const skip = page.getByRole('checkbox', { name: '跳过被退回的 1 行' });
  await expect(skip).toBeVisible();
  // The rows of the preview arrive after the summary and move what is below them.
  await untilIdle(page);
  await skip.check();
  await page.getByRole('button', { name: '下载目录（zip）' }).click();
  await expect(page.getByRole('heading', { name: '发布前请确认 4 件事' })).toBeVisible();
}

const question = (page: Page, name: RegExp) => page.getByRole('group', { name });

test.describe('the publishing guard', () => {
  test('refuses by the command line a sheet with four problems', async ({ published }) => {
    const refused = await published.publish(NEXT, '--skip-refused', '--json');

    const { guard } = JSON.parse(refused.stdout) as { readonly guard: readonly { readonly kind: string }[] };
    expect(refused.code).toBe(1);
    expect(guard.map(({ kind }) => kind)).toEqual(['removed', 'prices', 'delisted', 'overlay']);
  });

  test('publishes by the command line when every problem is answered', async ({ published }) => {
    const answers = ['--allow', 'removed,prices', '--keep-published', '--overlay', 'clear'];

    expect(await published.publish(NEXT, '--skip-refused', ...answers)).toMatchObject({ code: 0 });

    const manifest = readFileSync(join(published.root, 'catalog', 'FateGO', 'manifest.json'), 'utf8');
    expect(JSON.parse(manifest).offers).toBe(5);
    expect(published.overlay()).toEqual(EMPTY_OVERLAY);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('gives the catalog only when every problem is answered', async ({ page, published }) => {
      await requestCatalog(page, NEXT);
      const download = page.getByRole('button', { name: '下载目录（zip）' });
      await expect(download).toBeDisabled();

      const removed = question(page, /已发布的 7 个编号里，有 2 个不在这张表里/);
      await expect(removed.getByText('店铺“星海阁”的 2 个商品会全部下架', { exact: false })).toBeVisible();
      await removed.getByRole('checkbox').check();
      const prices = question(page, /1 个商品的价格涨跌超过三倍/);
      await expect(prices.getByText('S-1 ¥400 → ¥40,000')).toBeVisible();
      await prices.getByRole('checkbox').check();
      const delisted = question(page, /跳过的 1 行里有 1 个正在出售/);
      await expect(delisted.getByText('S-3')).toBeVisible();
      await delisted.getByRole('radio', { name: /保留已发布的版本/ }).check();
      await expect(page.getByText('上面还有 1 件事没有确认', { exact: false })).toBeVisible();
      await expect(download).toBeDisabled();
      const overlay = question(page, /实时状态里有 2 处与这张表矛盾/);
      await expect(overlay.getByText('S-6：实时价格 ¥70，表里 ¥80')).toBeVisible();
      await overlay.getByRole('radio', { name: /以表格为准/ }).check();
      const downloading = page.waitForEvent('download');
      await download.click();
      const zip = await downloading;
      await expect(page.getByText('保留了已发布的 1 个商品。')).toBeVisible();

      unpackZip(await zip.path(), published.root);
      expect(await mustRunCatalog('verify', join(published.root, 'catalog'))).toMatch(/FateGO.*5/);
      expect(published.overlay()).toEqual(EMPTY_OVERLAY);
      await page.goto('/game/FateGO?q=S-3');
      await expect(cards(page).filter({ hasText: 'S-3' }).getByText('100').first()).toBeVisible();
    });
  });
});

for (const { name, screen } of SCREENS) {
  test.describe(`axe on a ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation in the questions of the guard, light and dark, and 44 px high targets', async ({
      page,
    }) => {
      await requestCatalog(page, NEXT);

      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const labels = page.getByRole('region', { name: /发布前请确认/ }).locator('label');
      const heights = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
      expect(heights).toHaveLength(6);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import { mustRunCatalog } from './runCatalog';
import { PHONE } from './screens';
import { cards, total } from './shopPage';

const SHEET = `编号,店铺,价格,从者,圣晶石,服务器,标题,上架时间
A-001,青石铺,¥268,梅林*2; C呆,"1,260",日服,日服自抽 梅林宝2 C呆 石1260,2026-11-18 14:20
A-002,星海阁,295,梅林; 斯卡哈,942,国服iOS,梅林 石942,2026-11-17 09:00
`;

test.describe('a published sheet of two rows', () => {
  test.use(PHONE);

  test('lets a buyer find the wanted offer and see it sold when the overlay names it', async ({
    page,
    faults,
  }, testInfo) => {
    const sheet = testInfo.outputPath('FateGO.csv');
    writeFileSync(sheet, SHEET);
    const out = testInfo.outputPath('catalog');
    await mustRunCatalog('build', sheet, '--out', out);
    await page.route('**/catalog/FateGO/**', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').slice(3).join('/');
      return route.fulfill({ path: join(out, 'FateGO', name) });
    });
    let overlay: object = { version: 1, asOf: null };
    await page.route('**/__serverLoader?*', (route) => route.fulfill({ json: overlay }));

    await page.goto('/game/FateGO?want=svt-150*2');

    await expect(total(page)).toHaveText(/^1 个在售/);
    const hit = cards(page).filter({ hasText: 'A-001' });
    await expect(hit.getByText('青石铺')).toBeVisible();
    await expect(hit).toContainText('268');

    overlay = { version: 1, asOf: new Date().toISOString(), sold: ['A-001'] };
    await page.goto('/game/FateGO?want=svt-150&status=sold');

    await expect(hit.getByText(/已售/)).toBeVisible();
    await expect(cards(page).filter({ hasText: 'A-002' })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});

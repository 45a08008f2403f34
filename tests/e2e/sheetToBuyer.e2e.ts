import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { openShopfront, PHONE, type Shopfront } from './open';

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

const SHEET = `编号,店铺,价格,从者,圣晶石,服务器,标题,上架时间
A-001,青石铺,¥268,梅林*2; C呆,"1,260",日服,日服自抽 梅林宝2 C呆 石1260,2026-11-18 14:20
A-002,星海阁,295,梅林; 斯卡哈,942,国服iOS,梅林 石942,2026-11-17 09:00
`;

describe('from a row of a sheet to a buyer', () => {
  it('publishes two rows; the buyer finds the one with the wanted items and sees it sold when the shop says so', async () => {
    writeFileSync(join(folder, 'FateGO.csv'), SHEET);
    const out = join(folder, 'catalog');
    execFileSync('npx', ['tsx', 'src/cli/main.ts', 'build', join(folder, 'FateGO.csv'), '--out', out], {
      stdio: 'pipe',
    });
    const { page, faults } = await front.visit(PHONE);
    await page.route('**/catalog/FateGO/**', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').slice(3).join('/');
      return route.fulfill({ path: join(out, 'FateGO', name) });
    });
    let live: object = { version: 1, asOf: null };
    await page.route('**/__serverLoader?*', (route: Route) => route.fulfill({ json: live }));

    await page.goto('/game/FateGO?want=svt-150*2');

    await page.getByRole('heading', { level: 1, name: /^1 个完全符合/ }).waitFor();
    const hit = page.getByRole('article').filter({ hasText: 'A-001' });
    await hit.getByText('青石铺').waitFor();
    expect(await hit.textContent()).toContain('268');

    live = { version: 1, asOf: new Date().toISOString(), sold: ['A-001'] };
    await page.goto('/game/FateGO?want=svt-150&status=sold');

    await page.getByRole('article').filter({ hasText: 'A-001' }).getByText(/已售/).waitFor();
    expect(await page.getByRole('article').filter({ hasText: 'A-002' }).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

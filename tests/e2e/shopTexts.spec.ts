import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures';
import { mustRunCatalog } from './runCatalog';
import { DESKTOP, PHONE } from './screens';
import { cards, expectOffers, overflowOf } from './shopPage';

const RIGHT_TO_LEFT = '\u202e';
const SHOP = `青石${RIGHT_TO_LEFT}铺`;
const MARKUP = '<img src=x onerror=document.title="run"><b>粗</b>';
const LONG = '很长'.repeat(5_000);
const SHEET = `编号,店铺,价格,从者,标题,上架时间
A-001,${SHOP},¥268,梅林*2,${MARKUP.replaceAll('"', '""')},2026-11-18 14:20
A-002,店\u200b\u2067名,¥269,梅林*2,\u202e倒\u0301着\u202d,2026-11-18 14:20
A-003,${'店'.repeat(60)},¥270,梅林*2,${LONG},2026-11-18 14:20
`.replace(MARKUP.replaceAll('"', '""'), `"${MARKUP.replaceAll('"', '""')}"`);

/** Whether characters of a text can reverse the order of the texts beside it: no element between them isolates it. */
function canReorderNeighbours(element: Locator): Promise<boolean> {
  return element.evaluate((node) => getComputedStyle(node).unicodeBidi === 'normal');
}

test.describe('texts of a shop', () => {
  for (const [name, screen] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('stay texts, reorder nothing around them and fit, whatever they contain', async ({
        page,
        faults,
      }, testInfo) => {
        const sheet = testInfo.outputPath('FateGO.csv');
        writeFileSync(sheet, SHEET);
        const out = testInfo.outputPath('catalog');
        await mustRunCatalog('build', sheet, '--out', out);
        await page.route('**/catalog/FateGO/**', (route) =>
          route.fulfill({
            path: join(out, 'FateGO', new URL(route.request().url()).pathname.split('/').slice(3).join('/')),
          }),
        );

        await page.goto('/game/FateGO?sort=price');
        await expectOffers(page);

        await expect(cards(page)).toHaveCount(3);
        const shop = cards(page).first().getByText(SHOP, { exact: true });
        expect(await canReorderNeighbours(shop)).toBe(false);
        expect(await overflowOf(page)).toBe(0);
        const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
        expect(Math.max(...heights)).toBeLessThan(400);
        await cards(page).first().getByRole('link').first().click();
        await expect(page.getByRole('dialog').getByText(MARKUP)).toBeVisible();
        expect(await page.title()).not.toBe('run');
        expect(faults).toEqual([]);
      });
    });
  }
});

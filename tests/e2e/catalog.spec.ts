import { expect } from '@playwright/test';
import { test } from './fixtures';
import { PHONE } from './screens';
import { cards, expectOffers, searchBox, total } from './shopPage';

const MANIFEST = '**/catalog/FateGO/manifest.json*';
const HTML = '<!doctype html><p>shell';

const BAD_MANIFESTS = [
  { name: 'as 404', answer: { status: 404, body: '' } },
  { name: 'as 500', answer: { status: 500, body: '' } },
  { name: 'as HTML with status 200', answer: { status: 200, contentType: 'text/html', body: HTML } },
  { name: 'as HTML labelled as JSON', answer: { status: 200, contentType: 'application/json', body: HTML } },
  { name: 'as broken JSON', answer: { status: 200, contentType: 'application/json', body: '{"format":' } },
];

test.describe('the shop page on a phone', () => {
  test.use(PHONE);

  for (const { name, answer } of BAD_MANIFESTS) {
    test(`offers a retry that keeps the query when the manifest arrives ${name}`, async ({ page, faults }) => {
      await page.route(MANIFEST, (route) => route.fulfill(answer));
      await page.goto('/game/FateGO?price=..500');
      const retry = page.getByRole('button', { name: '再试一次' });
      await expect(retry).toBeVisible();
      await expect(page.getByText('商品没能载入')).toBeVisible();

      await page.unroute(MANIFEST);
      await retry.click();

      await expect(cards(page).first()).toBeVisible();
      await expect(page).toHaveURL(/price=\.\.500/);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('the shop page', () => {
  test('shows the loaded part and a lower bound when a segment of the catalog is missing', async ({ page, faults }) => {
    await page.goto('/game/FateGO');
    await expect(total(page)).toHaveText(/个在售/);
    const whole = await total(page).textContent();
    let lost = '';
    await page.route('**/catalog/FateGO/offers.*.bin*', (route) => {
      const file = new URL(route.request().url()).pathname;
      lost ||= file;
      return file === lost ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });

    await page.goto('/game/FateGO');

    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/目录没载入完：2 段里缺 1 段/)).toBeVisible();
    await expect(total(page)).toHaveText(/^≥.*个在售/);
    await expect(total(page)).not.toHaveText(whole ?? '');
    expect(faults).toEqual([]);
  });

  test('asks for a reload when a later release has written the catalog', async ({ page, faults }) => {
    await page.route(MANIFEST, (route) => route.fulfill({ json: { format: 'vitrine-catalogue', version: 99 } }));
    await page.goto('/game/FateGO?price=..500');
    await expect(page.getByRole('alert')).toContainText('有新版本');

    await page.unroute(MANIFEST);
    await page.getByRole('alert').getByRole('button', { name: '刷新' }).click();

    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/price=\.\.500/);
    expect(faults).toEqual([]);
  });

  test('shows its offers on a connection of 50 kB/s, and keeps what was typed meanwhile', async ({ page, faults }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });

    await page.goto('/game/FateGO');
    await searchBox(page).fill('自抽');

    await expectOffers(page);
    await expect(searchBox(page)).toHaveValue('自抽');
    await expect(page).toHaveURL(/accounttype=/);
    expect(faults).toEqual([]);
  });

  test('searches again after the browser has frozen its tab', async ({ page, faults }) => {
    await page.goto('/game/FateGO');
    await expectOffers(page);
    const session = await page.context().newCDPSession(page);

    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await searchBox(page).fill('自抽');

    await expect(page).toHaveURL(/accounttype=/);
    await expectOffers(page);
    expect(faults).toEqual([]);
  });
});

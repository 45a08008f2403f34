import type { Page } from 'playwright-core';
import { openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const MANIFEST = '**/catalog/FateGO/manifest.json*';
const total = (page: Page) => page.getByRole('heading', { level: 1, name: /个在售/ });

describe('a catalogue that does not come', () => {
  it.each([
    ['404', { status: 404, body: '' }],
    ['500', { status: 500, body: '' }],
    ['HTML with status 200', { status: 200, contentType: 'text/html', body: '<!doctype html><p>shell' }],
    ['HTML that calls itself JSON', { status: 200, contentType: 'application/json', body: '<!doctype html><p>shell' }],
    ['broken JSON', { status: 200, contentType: 'application/json', body: '{"format":' }],
  ])('as %s: a panel with a way on, the query kept, and offers once it is there again', async (_name, answer) => {
    const { page, faults } = await front.visit(PHONE);
    await page.route(MANIFEST, (route) => route.fulfill(answer));
    await page.goto('/game/FateGO?price=..500');
    const again = page.getByRole('button', { name: '再试一次' });
    await again.waitFor();
    expect(await page.getByText('商品没能载入').isVisible()).toBe(true);

    await page.unroute(MANIFEST);
    await again.click();

    await page.getByRole('article').first().waitFor();
    expect(page.url()).toContain('price=..500');
    expect(faults).toEqual([]);
  });

  it('in part: what is there can be searched, and the total says "at least"', async () => {
    const { page, faults } = await front.visit();
    await page.goto('/game/FateGO');
    const whole = await total(page).textContent();
    let lost = '';
    await page.route('**/catalog/FateGO/offers.*.bin*', (route) => {
      const file = new URL(route.request().url()).pathname;
      lost ||= file;
      return file === lost ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });

    await page.goto('/game/FateGO');
    await page.getByRole('article').first().waitFor();
    await page.getByText(/目录没载入完：2 段里缺 1 段/).waitFor();

    expect(await total(page).textContent()).toMatch(/^≥/);
    expect(await total(page).textContent()).not.toBe(whole);
    expect(faults).toEqual([]);
  });
});

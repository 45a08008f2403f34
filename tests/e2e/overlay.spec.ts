import { expect, type Page, type Route } from '@playwright/test';
import { test } from './fixtures';
import { cards, codeIn, expectOffers, openShop } from './shopPage';

const OVERLAY = '**/__serverLoader?*';
const HTML = '<!doctype html><p>shell';
const json =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body });

const BAD_ANSWERS: readonly { readonly name: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { name: '404', answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: '500', answer: json('{"error":"down"}', 500) },
  { name: '503 with JSON', answer: json('{"error":"overlay-unavailable"}', 503) },
  {
    name: 'HTML with status 200',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  },
  { name: 'HTML labelled as JSON', answer: json(HTML) },
  { name: 'an empty body', answer: json('') },
  { name: 'null', answer: json('null') },
  { name: 'an array', answer: json('[]') },
  { name: 'broken JSON', answer: json('{"version":1,') },
];

async function expectUnknownStatus(page: Page): Promise<void> {
  // Sample data is never verified, and says so instead.
  await expect(page.getByText(/^示例数据.*前$/).first()).toBeVisible();
  await expect(page.getByText(/有货|库存已核实/)).toHaveCount(0);
}

test.describe('the overlay', () => {
  test('is requested with the route id and the address of the page', async ({ page }) => {
    const request = page.waitForRequest(OVERLAY);

    await page.goto('/sale/FateGO?price=..500');

    const parameters = new URL((await request).url()).searchParams;
    expect(parameters.get('route')).toBe('sale/FateGO');
    expect(parameters.get('url')).toBe(page.url());
  });

  for (const { name, answer } of BAD_ANSWERS) {
    test(`leaves a usable page with unknown live status when the server answers ${name}`, async ({ page, faults }) => {
      await page.route(OVERLAY, answer);

      await page.goto('/game/FateGO');

      await expectOffers(page);
      await expectUnknownStatus(page);
      expect(faults).toEqual([]);
    });
  }

  test('does not delay the offers when the server never answers', async ({ page }) => {
    await page.route(OVERLAY, () => new Promise(() => undefined));

    await page.goto('/game/FateGO');

    await expectOffers(page);
    await expectUnknownStatus(page);
  });

  test('is answered with unknown live status by the file of the build', async ({ page }) => {
    const response = page.waitForResponse(OVERLAY);

    await page.goto('/game/FateGO');

    await expectOffers(page);
    expect((await response).status()).toBe(200);
    await expectUnknownStatus(page);
  });

  test('marks a sold offer in its place and confirms the other offers of the named catalog', async ({ page }) => {
    const { publishedAt } = await (await page.request.get('/catalog/FateGO/manifest.json')).json();
    const overlayRoute = new Promise<Route>((resolve) => page.route(OVERLAY, resolve));
    await openShop(page, '?sort=price');
    const card = cards(page).nth(1);
    const code = await codeIn(card);

    const catalogs = { FateGO: { publishedAt } };
    await (await overlayRoute).fulfill({
      json: { version: 1, asOf: new Date().toISOString(), sold: [code], catalogs },
    });

    await expect(card.getByText(/已售/)).toBeVisible();
    await expect(card).toContainText(code);
    await expect(cards(page).first()).toContainText('有货');
    await expect(page.getByText(/^库存已核实/).first()).toBeVisible();
  });
});

import type { Page, Route } from 'playwright-core';
import { openShopfront, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const LOADER = '**/__serverLoader?*';
const ready = (page: Page) => page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
/** All offers have come: while the total is still `≥ 1,150`, more of them may move those that are there. */
const complete = (page: Page) => page.getByRole('heading', { level: 1, name: /^[\d,]+ 个在售/ }).waitFor();
const json =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body });

const BAD_ANSWERS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['404', (route) => route.fulfill({ status: 404, body: '' })],
  ['500', json('{"error":"down"}', 500)],
  ['503 with JSON', json('{"error":"overlay-unavailable"}', 503)],
  [
    'HTML with status 200',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>shell' }),
  ],
  ['HTML that calls itself JSON', json('<!doctype html><p>shell')],
  ['an empty body', json('')],
  ['null', json('null')],
  ['a list', json('[]')],
  ['broken JSON', json('{"version":1,')],
];

describe('live status', () => {
  it('is asked for with the route id and the address of the page', async () => {
    const { page } = await front.visit();
    const asked = page.waitForRequest(LOADER);

    await page.goto('/sale/FateGO?price=..500');

    const url = new URL((await asked).url());
    expect(url.searchParams.get('route')).toBe('sale/FateGO');
    expect(url.searchParams.get('url')).toBe(page.url());
  });

  it.each(BAD_ANSWERS)('O1: with %s the page works and says that live status is unknown', async (_name, answer) => {
    const { page, faults } = await front.visit();
    await page.route(LOADER, answer);

    await page.goto('/game/FateGO');
    await ready(page);

    await page.getByText(/实时状态未知/).waitFor();
    expect(await page.getByRole('article').first().textContent()).toContain('状态未知');
    expect(await page.getByText(/有货/).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('O2: with a server that hangs the offers are there at once', async () => {
    const { page } = await front.visit();
    await page.route(LOADER, () => new Promise(() => undefined));

    await page.goto('/game/FateGO');
    await ready(page);

    await page.getByText(/实时状态未知/).waitFor();
    expect(await page.getByText(/有货/).count()).toBe(0);
  });

  it('is unknown with the static answer that ships with the build', async () => {
    const { page } = await front.visit();
    const answered = page.waitForResponse(LOADER);

    await page.goto('/game/FateGO');
    await ready(page);

    expect((await answered).status()).toBe(200);
    await page.getByText(/实时状态未知/).waitFor();
  });

  it('marks an offer on screen as sold in its place, and confirms the others of the catalog that it names', async () => {
    const { page } = await front.visit();
    const { publishedAt } = await (await page.request.get('/catalog/FateGO/manifest.json')).json();
    let tell: (route: Route) => void = () => undefined;
    const asked = new Promise<Route>((resolve) => {
      tell = resolve;
    });
    await page.route(LOADER, (route) => tell(route));
    await page.goto('/game/FateGO?sort=price');
    await complete(page);
    const card = page.getByRole('article').nth(1);
    const code = /FG-\d+/.exec((await card.textContent()) ?? '')?.[0] ?? '';

    const catalogs = { FateGO: { publishedAt } };
    await (await asked).fulfill({ json: { version: 1, asOf: new Date().toISOString(), sold: [code], catalogs } });

    await card.getByText(/已售/).waitFor();
    expect(await card.textContent()).toContain(code);
    expect(await page.getByRole('article').first().textContent()).toContain('有货');
  });
});

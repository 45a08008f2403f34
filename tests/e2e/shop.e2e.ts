import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const MERLIN = 'svt-150';
const total = (page: Page) => page.getByRole('heading', { level: 1 });
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
const totalOf = async (page: Page) => numberIn(await total(page).textContent());
const hits = (page: Page) => page.getByRole('article');

/** Opens a page and waits for the whole catalogue: until then the total says `≥`. */
async function openShop(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/FateGO${query}`);
  await hits(page).first().waitFor();
  await total(page)
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

async function waitForTotal(page: Page, expected: number): Promise<void> {
  const written = expected.toLocaleString('zh-CN');
  await total(page)
    .filter({ hasText: new RegExp(`^${written} 个`) })
    .waitFor();
}

describe('the shop page', () => {
  it('on a phone: the drawer promises a number of results, and keeps it', async () => {
    const { page, faults } = await front.visit(PHONE);
    await openShop(page);

    await page.getByRole('button', { name: /^筛选/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: '找想要的' }).fill('梅林');
    await sheet
      .getByRole('button', { name: /^梅林(?!（)/ })
      .first()
      .click();
    const see = sheet.getByRole('button', { name: /^查看 [\d,]+ 个结果/ });
    await page.waitForURL(new RegExp(`want=${MERLIN}`));
    await sheet.getByRole('group', { name: '梅林：最低宝具等级' }).waitFor();
    await untilDrawn(page);
    const promised = numberIn(await see.textContent());
    await see.click();

    await waitForTotal(page, promised);
    expect(await totalOf(page)).toBe(promised);
    expect(faults).toEqual([]);
  });

  it('on a phone: Back takes back what was chosen in a sheet, then closes it, and meets none that is closed', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto('/welcome');
    await openShop(page);
    const sheet = page.getByRole('dialog');
    const filters = page.getByRole('button', { name: /^筛选/ });
    const isAt = (search: string) => page.waitForURL((url) => url.pathname + url.search === `/game/FateGO${search}`);
    const isClosed = () => sheet.waitFor({ state: 'hidden' });

    await filters.tap();
    await sheet.getByRole('button', { name: /^梅林 / }).tap();
    await isAt(`?want=${MERLIN}`);
    await page.goBack();
    await isAt('');
    expect(await sheet.count()).toBe(1);
    await page.goBack();
    await isClosed();
    await filters.tap();
    await sheet.getByRole('button', { name: '关闭' }).tap();
    await isClosed();
    await page.getByRole('button', { name: /^排序/ }).tap();
    await sheet.getByRole('button', { name: '价格从低到高' }).tap();
    await isAt('?sort=price');
    await isClosed();
    await page.goBack();
    await isAt('');
    // The entry of the list of orders has been passed over too.
    await page.waitForFunction(() => window.history.state.drawer === undefined);

    await page.goBack();
    await page.waitForURL('**/welcome');
  });

  it('names before the click what every level of a want would leave', async () => {
    const { page } = await front.visit();
    await openShop(page, `?want=${MERLIN}`);
    const third = page.getByRole('group', { name: '梅林：最低宝具等级' }).getByRole('button', { name: /^宝3/ });
    const promised = numberIn(((await third.textContent()) ?? '').replace('宝3', ''));

    await third.click();

    await page.waitForURL(new RegExp(`want=${MERLIN}\\*3`));
    await waitForTotal(page, promised);
  });

  it('names beside every condition what dropping it brings', async () => {
    const { page } = await front.visit();
    await openShop(page, `?want=${MERLIN}*2&price=..300&sq=500..`);
    const chips = page.getByRole('list', { name: '已用的条件' }).getByRole('listitem');
    expect(await chips.count()).toBe(3);
    const chip = chips.filter({ hasText: '300' });
    const promised = numberIn(/去掉后\s*([\d,]+)/.exec((await chip.textContent()) ?? '')?.[1] ?? '');

    await chip.getByRole('button', { name: /去掉/ }).click();

    await waitForTotal(page, promised);
    expect(page.url()).not.toContain('price=');
  });

  it('keeps what was loaded when the buyer comes back from an offer', async () => {
    const { page } = await front.visit();
    await openShop(page, '?sort=price');
    await page.getByRole('button', { name: /^再看 24 个/ }).click();
    await page.getByText(/已看 48 /).scrollIntoViewIfNeeded();
    // Cards come as they are looked at; each says which of all it is.
    const fortieth = page.locator('[aria-posinset="40"][aria-setsize="48"]');
    await fortieth.scrollIntoViewIfNeeded();
    const code = /FG-\d+/.exec((await fortieth.textContent()) ?? '')?.[0] ?? '';
    await fortieth.getByRole('link', { name: new RegExp(code) }).click();
    await page.getByRole('dialog').getByText(code).first().waitFor();
    expect(page.url()).toContain(`o=${code}`);
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    expect(await fortieth.textContent()).toContain(code);
    expect(Math.abs((await place()) - before)).toBeLessThan(4);
  });

  it('opens the address of an offer, and says so if it is gone', async () => {
    const { page } = await front.visit();
    await openShop(page);
    const code = /FG-\d+/.exec((await hits(page).first().textContent()) ?? '')?.[0] ?? '';

    await page.goto(`/game/FateGO?o=${code}`);
    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    await page.goto('/game/FateGO?o=FG-00000');

    await page
      .getByRole('dialog')
      .getByText(/已经?不在|没有|不再/)
      .first()
      .waitFor();
  });

  it('replaces the address while the buyer types, finds by code, and Esc clears', async () => {
    const { page } = await front.visit();
    await openShop(page);
    const code = /FG-\d+/.exec((await hits(page).first().textContent()) ?? '')?.[0] ?? '';
    const before = await page.evaluate(() => history.length);

    await page.keyboard.press('/');
    await page.keyboard.type(code);
    await waitForTotal(page, 1);

    await page.waitForURL((url) => url.searchParams.get('q') === code);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('q'));
  });

  it('finds an item by its name in any language, whichever language the page speaks', async () => {
    const { page } = await front.visit();
    await openShop(page, `?want=${MERLIN}`);
    const holding = await totalOf(page);

    for (const name of ['梅林', 'マーリン', 'Merlin', 'ＭＥＲＬＩＮ']) {
      // Every offer that holds the item is found by the name: asking for both leaves as many.
      await openShop(page, `?want=${MERLIN}&q=${name}`);
      expect([name, await totalOf(page)]).toEqual([name, holding]);
    }
  });

  it('with nothing that matches keeps the query, says what each condition costs and shows the closest apart', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto(`/game/FateGO?want=${MERLIN}*5,svt-284*5,svt-215*5&price=..50`);

    await page.getByRole('heading', { name: /没有商品同时满足这 4 项/ }).waitFor();
    const closest = page.getByRole('region', { name: /最接近的 12 个 — 都不完全符合/ });
    await closest.getByRole('article').first().waitFor();
    expect(await closest.getByRole('article').first().textContent()).toMatch(/缺 \d/);
    expect(await totalOf(page)).toBe(0);
    expect(page.url()).toContain('price=..50');
  });

  it('keeps foreign parameters when the query changes', async () => {
    const { page } = await front.visit();
    await openShop(page, '?from=singlemessage');

    await page
      .getByRole('radio', { name: '价格' })
      .or(page.getByRole('button', { name: '价格' }))
      .first()
      .click({ force: true });

    await page.waitForURL(/sort=price/);
    expect(page.url()).toContain('from=singlemessage');
  });

  it.each([360, 768, 1280, 1920])('scrolls only downwards at %i px', async (width) => {
    const { page } = await front.visit({ viewport: { width, height: 900 } });
    await openShop(page, `?want=${MERLIN}*2,svt-284&nice=svt-316&price=..800`);

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    expect(overflow).toBeLessThanOrEqual(0);
  });
});

it.each([
  ['a desktop', {}],
  ['a dark phone', { ...PHONE, colorScheme: 'dark' } as const],
])('shows on %s in three steps what the page can do, if a new buyer asks for it', async (_, screen) => {
  const { page, faults } = await front.visit(screen);
  await openShop(page);
  const offer = page.getByRole('button', { name: '三步看懂' });
  await offer.click();

  // Each step has the focus, and Tab leads on to its buttons.
  const focused = page.locator(':focus');
  await focused.getByRole('heading', { name: '打字就行' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await focused.getByRole('heading', { name: '要几级，点几级' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focused.getByRole('heading', { name: '少一个条件，多几个商品' }).waitFor();
  await page.keyboard.press('Escape');

  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await hits(page).first().waitFor();
  expect(await offer.count()).toBe(0);
  expect(faults).toEqual([]);
});

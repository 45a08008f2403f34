import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { findViolationsInBoth } from './findViolationsInBoth';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const WANTS = '?want=svt-150*2&nice=svt-284,svt-316';
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };
const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openShop(page: Page, query = WANTS): Promise<void> {
  await page.goto(`/game/FateGO${query}`);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

/** Opens the first offer of a query. @returns its code */
async function openFirst(page: Page): Promise<string> {
  await openShop(page);
  const code = (await cards(page).first().getAttribute('aria-label')) ?? '';
  await cards(page).first().getByRole('link').first().click();
  await dialog(page).getByText('资源与属性').waitFor();
  return code;
}

describe('the detail of an offer', () => {
  it('copies a text to the shop: what, code, price, wants and a link that opens it again', async () => {
    const { page, faults } = await front.visit(MAY_COPY);
    const code = await openFirst(page);

    await dialog(page).getByRole('button', { name: '复制给店家的话' }).click();
    await dialog(page).getByRole('button', { name: '已复制，去发给店家' }).waitFor();

    const [first = '', wants = '', link = ''] = (await copied(page)).split('\n');
    expect(first).toMatch(new RegExp(`命运-冠位指定 ${code}，¥[\\d,.]+`));
    expect(wants).toContain('梅林 宝');
    await page.goto(link);
    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    expect(faults).toEqual([]);
  });

  it('shows similar offers, and leads to them and back', async () => {
    const { page } = await front.visit();
    const code = await openFirst(page);
    await dialog(page)
      .getByRole('heading', { name: /相近的商品/ })
      .waitFor();
    const other = dialog(page).getByRole('link').first();
    const next = /FG-\d+/.exec((await other.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    expect(next).not.toBe(code);

    await other.click();
    await page.getByRole('dialog', { name: new RegExp(next) }).waitFor();
    expect(page.url()).toContain(`o=${next}`);
    await page.goBack();

    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
  });

  it('goes to the next offer and back by key, copies by key, and closes by key', async () => {
    const { page } = await front.visit(MAY_COPY);
    await openShop(page);
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    const code = (await first.getAttribute('aria-label')) ?? '';
    const next = (await second.getAttribute('aria-label')) ?? '';
    await first.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();

    await page.keyboard.press(']');
    await page.getByRole('dialog', { name: new RegExp(next) }).waitFor();
    await page.keyboard.press('[');
    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    await page.keyboard.press('c');
    await dialog(page).getByText('已复制').waitFor();
    expect(await copied(page)).toBe(code);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await first.getByRole('link').first().and(page.locator(':focus')).waitFor();

    expect(new URL(page.url()).searchParams.has('o')).toBe(false);
  });

  it('of a sold offer leads on to the closest that can be had, and has no text to the shop', async () => {
    const { page } = await front.visit(PHONE);
    const code = await openFirst(page);
    const sold = { version: 1, asOf: new Date().toISOString(), sold: [code] };
    await page.route('**/__serverLoader?*', (route) => route.fulfill({ json: sold }));
    await page.reload();
    await dialog(page)
      .getByRole('alert')
      .filter({ hasText: `${code} 已售` })
      .waitFor();
    const closest = dialog(page).getByRole('region', { name: /现在有的，最接近的/ });
    await closest.getByRole('link').first().waitFor();

    await dialog(page).getByRole('button', { name: '看还在的' }).click();

    await closest.and(page.locator(':focus')).waitFor();
    expect(await dialog(page).getByRole('button', { name: '复制给店家的话' }).count()).toBe(0);
    expect(await closest.getByRole('link', { name: new RegExp(code) }).count()).toBe(0);
    await untilDrawn(page);
    expect(await findViolationsInBoth(page)).toEqual([]);
  });

  it('of an offer that is gone says so, and shows what comes closest to the query of its address', async () => {
    const { page } = await front.visit(PHONE);
    await openShop(page, `${WANTS}&o=FG-00000`);

    await dialog(page).getByRole('heading', { name: '没有 FG-00000' }).waitFor();
    const closest = dialog(page).getByRole('link').first();
    const code = /FG-\d+/.exec((await closest.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    expect(await dialog(page).getByRole('img', { name: /^梅林/ }).count()).toBeGreaterThan(0);
    await closest.click();

    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
  });

  it.each([
    ['desktop', DESKTOP, 'light'],
    ['desktop', DESKTOP, 'dark'],
    ['phone', PHONE, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)('of one that is gone has no fault that axe finds, on a %s, %s', async (_name, view, _scheme) => {
    const { page } = await front.visit({ ...view, colorScheme: _scheme, reducedMotion: 'reduce' });
    await openShop(page, `${WANTS}&o=FG-00000`);
    await dialog(page).getByRole('link').first().waitFor();

    expect(await findViolations(page)).toEqual([]);
  });
});

describe('the keys of a shop page', () => {
  it('are listed at ?, the focus goes into the list and comes back', async () => {
    const { page } = await front.visit();
    await openShop(page);
    await cards(page).first().getByRole('link').first().focus();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: '键盘快捷键' }).getByText('复制编号', { exact: false }).waitFor();
    expect(await findViolationsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });

    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, before);
  });

  it('write into the box as long as the cursor is in it', async () => {
    const { page } = await front.visit();
    await openShop(page);

    await page.keyboard.press('/');
    await page.keyboard.type('c?');

    await page.waitForURL((url) => url.searchParams.get('q')?.startsWith('c') === true);
    expect(await page.getByRole('combobox', { name: '在商品里找' }).inputValue()).toBe('c?');
    expect(await dialog(page).count()).toBe(0);
  });
});

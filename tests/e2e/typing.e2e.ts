import type { Page } from 'playwright-core';
import { findViolationsInBoth } from './findViolationsInBoth';
import { openShopfront, PHONE, type Shopfront, untilDrawn } from './open';
import { openShop, totalOf } from './searchParts';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const box = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
const options = (page: Page) => page.getByRole('listbox', { name: '建议' }).getByRole('option');
const onSale = (page: Page) => page.getByRole('heading', { level: 1, name: /^[\d,]+ 个在售/ });
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Holds back the code that reads until it is let through. */
async function holdReader(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.async\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('findAmbiguous:')) await gate;
    await route.fulfill({ response });
  });
  return letThrough;
}

/** The address after each step of the history, as it was when the step was taken. */
function noteAddresses(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('framenavigated', () => seen.push(query(page)));
  return seen;
}

it('asks nothing of a line that nothing can read yet, and then reads it without turning a word round', async () => {
  const { page, faults } = await front.visit();
  const letThrough = await holdReader(page);
  const addresses = noteAddresses(page);
  await page.goto('/game/FateGO');
  await onSale(page).waitFor();

  await box(page).pressSequentially('C呆宝2 不要礼装 500以内');
  await page.keyboard.press('Enter');
  expect(await box(page).inputValue()).toBe('C呆宝2 不要礼装 500以内');
  expect(await onSale(page).count()).toBe(1);
  letThrough();

  await page.waitForURL(/want=/);
  expect(query(page)).toBe('?q=不要礼装&want=svt-284*2&price=..500');
  expect(addresses.filter((address) => /[?&]q=(?!不要礼装&)/.test(address))).toEqual([]);
  expect(faults).toEqual([]);
});

it.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('offers on %s to read the text of a link, and does it as a step of its own', async (_, screen) => {
  const { page } = await front.visit(screen);
  await page.goto(`/game/FateGO?q=${encodeURIComponent('梅林宝2 C呆 石800+')}`);
  const asked = page.url();
  const none = page.getByRole('region', { name: /^没有商品/ });
  const offer = none.getByRole('button', { name: '按条件理解“梅林宝2 C呆 石800+”' });
  await offer.waitFor();
  expect(page.url()).toBe(asked);
  expect(await findViolationsInBoth(page)).toEqual([]);

  await offer.click();

  await page.waitForURL(/want=/);
  expect(query(page)).toBe('?want=svt-150*2,svt-284&sq=800..');
  await page.goBack();
  await offer.waitFor();
});

it('shows what a text finds after Back, however soon that comes on a slow phone', async () => {
  const { context, page } = await front.visit(PHONE);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/game/FateGO?q=${encodeURIComponent('梅林宝2 C呆 石800+')}`);
  const none = page.getByRole('region', { name: /^没有商品/ });

  await none.getByRole('button', { name: /^按条件理解/ }).click();
  await page.waitForURL(/want=/);
  await page.goBack();
  await untilDrawn(page);

  expect(query(page)).toBe('?q=梅林宝2 C呆 石800+');
  await none.getByRole('button', { name: /^按条件理解/ }).waitFor();
  expect(await onSale(page).count()).toBe(0);
});

it('leads from a shop’s name to its filter, and keeps the answer while initials are typed', async () => {
  const { page } = await front.visit();
  await page.goto('/game/FateGO');
  await onSale(page).waitFor();

  await box(page).pressSequentially('ml');
  await options(page).filter({ hasText: /梅林/ }).first().waitFor();
  await box(page).fill('');
  await box(page).pressSequentially('青石铺');
  await options(page).filter({ hasText: '青石铺' }).click();

  await page.waitForURL((url) => url.searchParams.get('shop') === '青石铺');
  expect(query(page)).toBe('?shop=青石铺');
});

it('shows what is typed far down a list from its top, takes the keyboard away, and comes back to where it was', async () => {
  const { page } = await front.visit(PHONE);
  await openShop(page);
  await page.getByRole('article').nth(15).scrollIntoViewIfNeeded();
  await box(page).tap();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(1_000);

  await box(page).pressSequentially('梅林 呆毛');
  const see = page.getByRole('button', { name: /^查看 [\d,]+ 个结果$/ });
  await see.waitFor();
  const promised = Number(/[\d,]+/.exec((await see.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(await place()).toBe(0);
  await see.tap();

  await page.waitForURL(/want=/);
  await options(page).first().waitFor({ state: 'detached' });
  expect(await totalOf(page)).toBe(promised);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.goBack();
  await onSale(page).waitFor();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 20, before);
});

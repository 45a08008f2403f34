import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront } from './open';
import { box, list, MERLIN, openShop, options, query, total, totalOf } from './searchParts';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

/** How much wider the page is than the screen; a phone's window grows with what sticks out and says nothing. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('what the box suggests', () => {
  it('suggests by pinyin, promises a number for each, and is steered by keys', async () => {
    const { page } = await front.visit();
    await openShop(page, '?price=..800');

    await box(page).pressSequentially('meil');
    const merlin = options(page).filter({ hasText: /^梅?梅林/ });
    await merlin.filter({ hasText: /[\d,]+ 个/ }).waitFor();
    const promised = Number(/([\d,]+) 个/.exec((await merlin.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role=option][aria-selected=true]').textContent()).toContain('梅林');
    await page.keyboard.press('Enter');

    await page.waitForURL((url) => url.searchParams.get('want') === MERLIN);
    await total(page)
      .filter({ hasText: new RegExp(`^${promised.toLocaleString('zh-CN')} 个`) })
      .waitFor();
    expect(await totalOf(page)).toBe(promised);
    expect(await box(page).inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('suggests on a phone below the box, in rows wide enough to tap', async () => {
    const { page } = await front.visit(PHONE);
    await openShop(page);

    await box(page).tap();
    await box(page).pressSequentially('梅');
    await options(page).first().waitFor();
    const field = await box(page).boundingBox();
    const first = await options(page).first().boundingBox();
    const panel = await list(page).boundingBox();
    await options(page)
      .filter({ hasText: /^梅?梅林/ })
      .first()
      .tap();

    expect(first?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(panel?.width).toBeGreaterThan(340);
    await page.waitForURL((url) => url.searchParams.get('want') === MERLIN);
  });

  it('finds the code of an offer and opens it', async () => {
    const { page } = await front.visit();
    await openShop(page);
    const code = /FG-\d+/.exec((await page.getByRole('article').nth(3).textContent()) ?? '')?.[0] ?? '';

    await box(page).pressSequentially(code.toLowerCase());
    await options(page).filter({ hasText: code }).click();

    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    expect(query(page)).toBe(`?o=${code}`);
  });

  it('asks which item is meant where a name fits several', async () => {
    const { page } = await front.visit();
    await openShop(page);

    await box(page).pressSequentially('贞德宝2');
    await page.keyboard.press('Enter');
    const ask = page.getByRole('button', { name: /^贞德？.*选一个/ });
    await ask.click();
    const candidates = page.getByRole('listbox', { name: '“贞德”指哪一个？' });
    await candidates.getByRole('option', { name: /^贞德（裁）/ }).click();

    await page.waitForURL((url) => url.searchParams.get('want') === 'svt-59*2');
    await ask.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('q')).toBeNull();
  });

  it('keeps the question in the address, on a phone too, and takes any of them', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto('/game/FateGO?q=贞德');

    await page.getByRole('button', { name: /^贞德？.*选一个/ }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('option', { name: /^全部（任一）/ }).tap();

    await page.waitForURL((url) => (url.searchParams.get('any') ?? '').split(',').length > 1);
  });
});

describe('axe finds no fault in the open list', () => {
  const cases = [PHONE, DESKTOP].flatMap((view) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ view, colorScheme, width: view.viewport.width })),
  );

  it.each(cases)('at $width px, $colorScheme', async ({ view, colorScheme }) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    await openShop(page);
    await box(page).pressSequentially('梅林宝2 C呆 带皮 石');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');

    expect(await findViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  it.each(cases)(
    'nor in the choice of an ambiguous name, at $width px, $colorScheme',
    async ({ view, colorScheme }) => {
      const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
      await page.goto('/game/FateGO?q=贞德+带皮&price=..900');
      await page.getByRole('button', { name: /^贞德？.*选一个/ }).click();
      await page.getByRole('option', { name: /个$/ }).first().waitFor();

      expect(await findViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
  );
});

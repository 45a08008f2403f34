import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const WANTS = 'want=svt-150*2&nice=svt-284,svt-316';
const cards = (page: Page) => page.getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: '对比篮' });
const table = (page: Page) => page.getByRole('region', { name: '对比表' });
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a shop page, waits for the whole catalogue, and chooses its first offers for comparison.
 *  @returns  their codes */
async function choose(page: Page, count: number, group = 'game'): Promise<readonly string[]> {
  await page.goto(`/${group}/FateGO?${WANTS}`);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
  const codes: string[] = [];
  for (let place = 0; place < count; place++) {
    const card = cards(page).nth(place);
    codes.push((await card.getAttribute('aria-label')) ?? '');
    await card.getByRole('button', { name: /^对比/ }).click();
  }
  return codes;
}

/** Opens the comparison of offers by its address, once both are beside each other. */
async function openComparison(page: Page, codes: readonly string[]): Promise<void> {
  await page.goto(`/compare/FateGO?o=${codes.join(',')}&${WANTS}`);
  await table(page).getByRole('columnheader').nth(1).waitFor();
}

describe('comparing offers', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('on a %s: from the cards to the tray to the page and back to an offer', async (_name, view) => {
    const { page, faults } = await front.visit(view);
    const codes = await choose(page, 3, 'sale');

    await tray(page).getByRole('link', { name: '对比 (3)' }).click();
    await page.waitForURL(/\/compare\/FateGO\?/);
    const heads = table(page).getByRole('columnheader');
    await heads.nth(2).waitFor();
    expect(await heads.count()).toBe(3);
    expect(new URL(page.url()).searchParams.get('o')).toBe(codes.join(','));
    expect(page.url()).toContain('want=svt-150*2');
    expect(await widthOver(page)).toBeLessThanOrEqual(0);

    await heads.first().getByRole('link').click();
    await page.getByRole('dialog', { name: new RegExp(codes[0] ?? '') }).waitFor();

    expect(new URL(page.url()).pathname).toBe('/sale/FateGO');
    expect(faults).toEqual([]);
  });

  it('shows only where they differ, and everything on request', async () => {
    const { page } = await front.visit();
    const codes = await choose(page, 2);
    await openComparison(page, codes);
    const differing = await table(page).getByRole('rowheader').count();

    await table(page).getByRole('button', { name: '展开' }).click();

    await table(page).getByText('已折叠').waitFor({ state: 'hidden' });
    expect(await table(page).getByRole('rowheader').count()).toBeGreaterThan(differing);
  });

  it('refuses a fifth offer and says so; the tray is there again after a reload', async () => {
    const { page } = await front.visit();
    const codes = await choose(page, 5);

    await tray(page).getByText(`最多对比 4 个：先移出一个，再放 ${codes[4]}`).waitFor();
    await page.reload();

    await tray(page).getByRole('link', { name: '对比 (4)' }).waitFor();
    const fifth = page.getByRole('button', { name: `对比 ${codes[4]}` });
    expect(await fifth.getAttribute('aria-pressed')).toBe('false');
  });

  it('shares the tray with another tab', async () => {
    const { context, page } = await front.visit();
    const other = await context.newPage();
    await choose(page, 1);
    await choose(other, 2);
    // The first press in the other tab took the offer out that the first tab had chosen.
    await tray(page).getByRole('link', { name: '对比 (1)' }).waitFor();

    await tray(other).getByRole('button', { name: '清空' }).click();

    await tray(page).getByRole('link').waitFor({ state: 'hidden' });
  });

  it('takes an offer out and adds one by its code', async () => {
    const { page } = await front.visit();
    const [first = '', second = '', third = ''] = await choose(page, 3);
    await openComparison(page, [first, second]);

    await table(page)
      .getByRole('button', { name: `移出 ${first}` })
      .click();
    await page.getByText('再加一个，就能看出不同。').waitFor();
    await page.getByRole('combobox', { name: '再加一个编号' }).fill(third.toLowerCase());
    await page.getByRole('button', { name: '加入', exact: true }).click();

    await page.waitForURL((url) => url.searchParams.get('o') === `${second},${third}`);
    await table(page).getByRole('columnheader').nth(1).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('o') === second);
  });

  it('says which offer is gone, and offers to take it out', async () => {
    const { page } = await front.visit();
    const codes = await choose(page, 2);
    await page.goto(`/compare/FateGO?o=${codes.join(',')},FG-00000`);

    await page.getByText(/FG-00000 不在现在的目录里/).waitFor();
    await page.getByRole('button', { name: '移出 FG-00000' }).click();

    await page.waitForURL((url) => url.searchParams.get('o') === codes.join(','));
  });

  it('knows the live status of the game', async () => {
    const { page } = await front.visit();
    const codes = await choose(page, 2);
    const routes: (string | null)[] = [];
    await page.route('**/__serverLoader?*', (route) => {
      routes.push(new URL(route.request().url()).searchParams.get('route'));
      return route.fulfill({ json: { version: 1, asOf: new Date().toISOString(), sold: [codes[0]] } });
    });

    await openComparison(page, codes);

    await table(page).getByRole('columnheader').first().getByText('已售').waitFor();
    expect(routes[0]).toBe('game/FateGO');
  });

  it('leads from a game that does not exist to the nearest', async () => {
    const { page } = await front.visit();

    await page.goto('/compare/FateG0?o=A,B');

    await page.getByText('没有叫 FateG0 的游戏。').waitFor();
  });

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [
      { name: 'desktop', view: DESKTOP, colorScheme },
      { name: 'phone', view: PHONE, colorScheme },
    ].map((one) => one),
  );

  it.each(looks)('has no fault that axe finds, on a $name, $colorScheme', async ({ view, colorScheme }) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    const codes = await choose(page, 2);
    await tray(page).getByRole('link', { name: '对比 (2)' }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await openComparison(page, codes);

    expect(await findViolations(page)).toEqual([]);
  });
});

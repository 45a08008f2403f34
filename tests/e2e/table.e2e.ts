import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const WANTS = 'want=svt-150*2,svt-284&nice=svt-316&price=..800';
const NEAR = 'want=svt-150*5,svt-284*5,svt-215*5&price=..50';

const grid = (page: Page) => page.getByRole('grid').first();
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const links = (page: Page) => grid(page).getByRole('link');
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const codeOf = async (page: Page, place: number) =>
  /FG-\d+/.exec((await rows(page).nth(place).textContent()) ?? '')?.[0] ?? '';
const topOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a shop page as a table, with the whole catalogue. */
async function openTable(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/FateGO?${query}${query === '' ? '' : '&'}view=table`);
  await rows(page).first().waitFor();
  await untilComplete(page);
}

/** Waits for the whole catalogue: until then the total says `≥`. */
async function untilComplete(page: Page): Promise<void> {
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

describe('the switch between the views', () => {
  it('on a desktop is one click, and a step that Back takes back', async () => {
    const { page, faults } = await front.visit();
    await page.goto(`/game/FateGO?${WANTS}`);
    await untilComplete(page);
    const total = await page.getByRole('heading', { level: 1 }).textContent();

    await page.getByRole('radiogroup', { name: '视图' }).getByText('表格').click();
    await rows(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('table');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(total);
    await page.goBack();

    await page.getByRole('article').first().waitFor();
    expect(page.url()).not.toContain('view=');
    expect(faults).toEqual([]);
  });

  it('on a phone is in the dock', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto('/game/FateGO');
    await page.getByRole('article').first().waitFor();

    await page.getByRole('button', { name: /^视图/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '表格' }).click();
    await rows(page).first().waitFor();

    expect(await page.getByRole('button', { name: /^视图/ }).textContent()).toContain('表格');
    expect(new URL(page.url()).searchParams.get('view')).toBe('table');
  });
});

describe('the table', () => {
  it('holds the offers of the cards in the same order', async () => {
    const { page } = await front.visit();
    await page.goto(`/game/FateGO?${WANTS}`);
    const cards = page.getByRole('article');
    await untilComplete(page);
    const codes = await cards.evaluateAll((all) => all.slice(0, 8).map((card) => card.getAttribute('aria-label')));

    await openTable(page, WANTS);

    expect(await Promise.all(codes.map((_, place) => codeOf(page, place)))).toEqual(codes);
  });

  it('sorts by a press on a head, and the other way by another', async () => {
    const { page } = await front.visit();
    await openTable(page);

    await head(page, '价格').getByRole('button').click();
    await page.waitForURL(/sort=price/);
    await expectSorted(page, '价格', 'ascending');
    await head(page, '价格').getByRole('button').click();
    await page.waitForURL(/sort=-price/);
    await expectSorted(page, '价格', 'descending');
    await head(page, '圣晶石').getByRole('button').click();

    await page.waitForURL(/sort=sq/);
    await expectSorted(page, '圣晶石', 'descending');
  });

  it('goes from row to row by the arrows, opens with Enter and copies with c', async () => {
    const { page, context } = await front.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTable(page, 'sort=price');
    const third = await codeOf(page, 2);

    await links(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('c');
    await page.getByText('已复制').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(third);
    await page.keyboard.press('Enter');

    await page.getByRole('dialog', { name: new RegExp(third) }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForFunction((code) => document.activeElement?.textContent?.includes(code), third);
  });

  it('shows row after row as one goes on, and says where it ends', async () => {
    const { page } = await front.visit();
    await openTable(page, WANTS);

    for (let more = page.getByRole('button', { name: /^再看/ }); await more.isVisible(); ) {
      await more.click();
      await untilDrawn(page);
    }

    await page.getByText('到底了').waitFor();
    await links(page).first().focus();
    await page.keyboard.press('End');
    const last = Number(await grid(page).getAttribute('aria-rowcount'));
    await page.waitForFunction(
      (end) => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex') === String(end),
      last,
    );
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('draws a few of many rows on a %s, and keeps its place on Back and on reload', async (_, view) => {
    const { page } = await front.visit(view);
    await openTable(page, 'n=1200&sort=price');
    expect(await rows(page).count()).toBeLessThan(80);

    await page.evaluate(() => window.scrollTo(0, 20_000));
    await page.waitForFunction(() => !!document.querySelector('[aria-rowindex="460"], [aria-rowindex="490"]'));
    await page.waitForFunction(() => document.querySelector('[role=grid] [aria-busy]') === null);
    const top = await topOf(page);
    // In the middle of the view, below the bar and above the dock: a click that scrolls would be another place.
    const seen = await page.evaluate(() =>
      document
        .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        ?.closest('[role=row]')
        ?.getAttribute('aria-rowindex'),
    );
    await grid(page).locator(`[aria-rowindex="${seen}"]`).getByRole('link').click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(4);
    await page.getByRole('link', { name: /回到首页/ }).click();
    await page.waitForURL(/welcome/);
    await page.goBack();
    await rows(page).first().waitFor();
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 4, top);
    await page.reload();

    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 4, top);
    expect(await rows(page).count()).toBeGreaterThan(10);
  });

  it('keeps the code and the head in view on a phone, and does not widen the page', async () => {
    const { page } = await front.visit(PHONE);
    await openTable(page, `${WANTS}&sort=price`);
    const code = rows(page).first().getByRole('rowheader');
    const before = await code.boundingBox();

    await links(page).first().focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => (document.querySelector('[role=columnheader]:last-child')?.getBoundingClientRect().left ?? 0) < 800,
    );
    const after = await code.boundingBox();

    expect(after?.x).toBe(before?.x);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

  it('with nothing that matches says in the rows of the closest what is missing', async () => {
    const { page } = await front.visit();
    await page.goto(`/game/FateGO?${NEAR}&view=table`);

    const closest = page.getByRole('region', { name: /最接近的 12 个/ }).getByRole('grid');
    await closest.getByRole('row').nth(1).waitFor();

    expect(await closest.getByRole('row').nth(1).textContent()).toMatch(/缺 \d/);
  });
});

describe('many cards', () => {
  it('are drawn a few at a time, and the place is kept on Back and on reload', async () => {
    const { page } = await front.visit();
    await page.goto('/game/FateGO?n=960&sort=price');
    await page.getByText(/已看 960/).waitFor();
    await untilComplete(page);
    expect(await page.getByRole('article').count()).toBeLessThan(200);

    await page.evaluate(() => window.scrollTo(0, 40_000));
    const seen = page.getByRole('article').nth(12);
    await page.waitForFunction(
      () => (document.querySelector('li[aria-posinset]')?.getAttribute('aria-posinset') ?? '1') !== '1',
    );
    await untilDrawn(page);
    const top = await topOf(page);
    await seen.getByRole('link').click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(4);
    await page.reload();

    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 4, top);
    await page.getByRole('article').first().waitFor();
  });
});

describe('axe finds no fault', () => {
  const cases = [PHONE, DESKTOP].flatMap((view) =>
    [WANTS, NEAR].flatMap((query) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ width: view.viewport.width, view, query, colorScheme })),
    ),
  );

  it.each(cases)('with a table of $query at $width px, $colorScheme', async ({ view, query, colorScheme }) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/game/FateGO?${query}&sort=price&view=table`);
    await rows(page).first().waitFor();

    expect(await findViolations(page)).toEqual([]);
  });
});

async function expectSorted(page: Page, name: string, order: string): Promise<void> {
  await page.waitForFunction(
    ([head, wanted]) =>
      [...document.querySelectorAll('[role=columnheader]')].some(
        (one) => one.textContent === head && one.getAttribute('aria-sort') === wanted,
      ),
    [name, order],
  );
}

import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { findViolationsInBoth } from './findViolationsInBoth';
import { openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const WANTS = 'want=svt-150&nice=svt-284';

const plot = (page: Page) => page.getByRole('button', { name: /^散点图/ });
const pointedAt = async (page: Page) =>
  (await page
    .getByRole('status')
    .filter({ hasText: /FG-\d+ · / })
    .textContent()) ?? '';

/** Opens a shop page as a scatter, with the whole catalogue. */
async function openScatter(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/FateGO?${query}${query === '' ? '' : '&'}view=scatter`);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await plot(page).waitFor();
  await untilDrawn(page);
}

describe('the scatter', () => {
  it('is one click from the cards, and says each dot that the keys come to', async () => {
    const { page, faults } = await front.visit();
    await page.goto(`/game/FateGO?${WANTS}`);
    await page.getByRole('article').first().waitFor();

    await page.getByRole('radiogroup', { name: '视图' }).getByText('散点').click();
    await plot(page).waitFor();
    await untilDrawn(page);
    await plot(page).press('ArrowRight');
    const first = await pointedAt(page);
    await plot(page).press('ArrowRight');

    expect(first).toMatch(/^FG-\d+ · ¥[\d,]+ · 满足的想要 [12] \/ 2$/);
    expect(await pointedAt(page)).not.toBe(first);
    expect(faults).toEqual([]);
  });

  it('opens the offer of a dot, and Back leads to the scatter again', async () => {
    const { page } = await front.visit();
    await openScatter(page, WANTS);
    await plot(page).press('ArrowRight');
    const code = (await pointedAt(page)).split(' ')[0] ?? '';

    await plot(page).press('Enter');
    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    await page.goBack();

    await plot(page).waitFor();
    expect(new URL(page.url()).searchParams.get('o')).toBeNull();
  });

  it('sets the ranges to a frame that is drawn, and no hit lies beyond', async () => {
    const { page } = await front.visit();
    await openScatter(page);
    const whole = (await plot(page).getAttribute('aria-label')) ?? '';
    const box = await plot(page).boundingBox();
    const [left, top, width, height] = [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0];

    await page.mouse.move(left + width * 0.2, top + height * 0.2);
    await page.mouse.down();
    await page.mouse.move(left + width * 0.5, top + height * 0.6, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('list', { name: '已用的条件' }).getByText('圣晶石').waitFor();

    const asked = new URL(page.url()).searchParams;
    expect(asked.get('price')).toMatch(/^\d+\.\.\d+$/);
    const [least = 0, most = 0] = (asked.get('price') ?? '').split('..').map(Number);
    await page.getByRole('button', { name: whole, exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '数据表' }).click();
    const prices = await page
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => Number(row.querySelector('td')?.textContent?.replace(/[¥,]/g, ''))),
      );
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= least && price <= most)).toBe(true);
  });

  it('on a phone opens by a second tap what a first one points at', async () => {
    const { page } = await front.visit(PHONE);
    await openScatter(page, 'want=svt-150*5');
    await plot(page).press('ArrowRight');
    // The ring around the dot that is pointed at is drawn beside the plot's button. The cheapest dot lies on the lower edge of
    // the plot, less than a pixel inside: a finger comes from above it.
    const aboveRing = async () => {
      const ring = await plot(page).locator('xpath=following-sibling::span[1]').boundingBox();
      return [(ring?.x ?? 0) + (ring?.width ?? 0) / 2, (ring?.y ?? 0) + (ring?.height ?? 0) / 2 - 5] as const;
    };
    const first = await aboveRing();
    await plot(page).press('End');
    const last = await pointedAt(page);

    await page.touchscreen.tap(...first);
    await page
      .getByRole('status')
      .filter({ hasText: /FG-\d+ · / })
      .filter({ hasNotText: last })
      .waitFor({ state: 'attached' });
    // Where the buyer sees it now: lines above the plot may have come meanwhile.
    await page.touchscreen.tap(...(await aboveRing()));

    await page.getByRole('dialog', { name: /FG-\d+/ }).waitFor();
  });

  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has no accessibility fault, %s, %d px', async (colorScheme, width) => {
    const { page } = await front.visit({ ...(width === 360 ? PHONE : {}), colorScheme });
    await openScatter(page, WANTS);
    await page.getByRole('button', { name: '数据表' }).click();
    await plot(page).press('ArrowRight');

    expect(await findViolations(page)).toEqual([]);
  });
});

describe('the prices of the wants', () => {
  it('name the cheapest offer of each shop, the lowest first, and lead to it', async () => {
    const { page } = await front.visit();
    await page.goto(`/game/FateGO?${WANTS}`);
    const strip = page.getByRole('region', { name: '满足必须的 1 个' });
    await strip.getByRole('link').first().waitFor();
    await untilDrawn(page);
    const prices = await strip.getByRole('link').allTextContents();
    const amounts = prices.map((text) => Number(/¥([\d,]+)/.exec(text)?.[1]?.replace(',', '')));

    await strip.getByRole('link').first().click();

    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(prices[0]).toContain('本组最低');
    await page.getByRole('dialog', { name: /FG-\d+/ }).waitFor();
  });

  it('are a line on a phone that opens the list of shops', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto(`/game/FateGO?${WANTS}`);

    await page.getByRole('button', { name: /^满足必须的 1 个最低 ¥/ }).click();

    await page.getByRole('dialog').getByRole('link').nth(4).waitFor();
    await untilDrawn(page);
    expect(await findViolationsInBoth(page)).toEqual([]);
  });
});

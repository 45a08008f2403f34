import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE } from './screens';
import { cards, dialog, parseNumber, untilComplete, untilIdle } from './shopPage';

const WANTS = 'want=merlin&nice=altria-caster';

const plot = (page: Page) => page.getByRole('button', { name: /^散点图/ });
const readout = (page: Page) => page.getByRole('status').filter({ hasText: /FG-\d+ · / });

/** Opens a shop page as a scatter plot of the whole catalog. */
async function openScatter(page: Page, query = ''): Promise<void> {
  await page.goto(`/game/FateGO?${query}${query === '' ? '' : '&'}view=scatter`);
  await expect(plot(page)).toBeVisible();
  await untilComplete(page);
}

test.describe('the scatter plot', () => {
  test('opens from the cards and reads out each dot that the arrow keys reach', async ({ page, faults }) => {
    await page.goto(`/game/FateGO?${WANTS}`);
    await expect(cards(page).first()).toBeVisible();

    await page.getByRole('radiogroup', { name: '视图' }).getByText('散点').click();
    await expect(plot(page)).toBeVisible();
    await untilIdle(page);
    await plot(page).press('ArrowRight');
    await expect(readout(page)).toHaveText(/^FG-\d+ · ¥[\d,]+ · 满足的想要 [12] \/ 2$/);
    const first = await readout(page).textContent();
    await plot(page).press('ArrowRight');

    await expect(readout(page)).not.toHaveText(first ?? '');
    expect(faults).toEqual([]);
  });

  test('names both axes with currency and scale, and the rows of wants met', async ({ page }) => {
    await openScatter(page, WANTS);

    await expect(page.getByText('价格（¥，对数刻度）')).toBeVisible();
    await expect(page.getByText('满足 2/2')).toBeVisible();
    // The currency is in the title, so that labels have space on a phone.
    await expect(page.getByText('100', { exact: true }).first()).toBeVisible();
  });

  test('opens the offer of a dot, and Back returns to the plot', async ({ page }) => {
    await openScatter(page, WANTS);
    await plot(page).press('ArrowRight');
    const code = ((await readout(page).textContent()) ?? '').split(' ')[0] ?? '';

    await plot(page).press('Enter');
    await expect(page.getByRole('dialog', { name: new RegExp(code) })).toBeVisible();
    await page.goBack();

    await expect(plot(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('o')).toBeNull();
  });

  test('limits price and resource to a dragged frame, which contains every hit', async ({ page }) => {
    await openScatter(page);
    const unlimited = (await plot(page).getAttribute('aria-label')) ?? '';
    const box = await plot(page).boundingBox();
    const [left, top, width, height] = [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0];

    await page.mouse.move(left + width * 0.2, top + height * 0.2);
    await page.mouse.down();
    await page.mouse.move(left + width * 0.5, top + height * 0.6, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('list', { name: '已用的条件' }).getByText(/^石/)).toBeVisible();

    const range = new URL(page.url()).searchParams.get('price') ?? '';
    expect(range).toMatch(/^\d+\.\.\d+$/);
    const [min = 0, max = 0] = range.split('..').map(Number);
    await expect(page.getByRole('button', { name: unlimited, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: '数据表' }).click();
    const prices = await page
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => Number(row.querySelector('td')?.textContent?.replace(/[¥,]/g, ''))),
      );
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...prices)).toBeLessThanOrEqual(max);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('opens an offer by the second tap on its dot', async ({ page }) => {
      await openScatter(page, 'want=merlin*5');
      await plot(page).press('ArrowRight');
      // The ring of the selected dot is drawn beside the button of the plot. The cheapest dot is less than a pixel above the
      // lower edge of the plot, so the test taps 5 px above the center of the ring.
      const aboveRing = async () => {
        const ring = await plot(page).locator('xpath=following-sibling::span[1]').boundingBox();
        return [(ring?.x ?? 0) + (ring?.width ?? 0) / 2, (ring?.y ?? 0) + (ring?.height ?? 0) / 2 - 5] as const;
      };
      await expect(readout(page)).toBeAttached();
      const first = await aboveRing();
      await plot(page).press('End');
      const last = (await readout(page).textContent()) ?? '';

      await page.touchscreen.tap(...first);
      await expect(readout(page).filter({ hasNotText: last })).toBeAttached();
      // The ring may have moved: lines above the plot can appear meanwhile.
      await page.touchscreen.tap(...(await aboveRing()));

      await expect(page.getByRole('dialog', { name: /FG-\d+/ })).toBeVisible();
    });
  });
});

for (const { name, look } of [
  { name: 'light desktop', look: { colorScheme: 'light' } },
  { name: 'dark phone', look: { ...PHONE, colorScheme: 'dark' } },
] as const) {
  test.describe(`axe on a ${name}`, () => {
    test.use(look);

    test('finds no violation in the scatter plot and its data table', async ({ page }) => {
      await openScatter(page, WANTS);
      await page.getByRole('button', { name: '数据表' }).click();
      await plot(page).press('ArrowRight');

      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test.describe('the price summary of the wants', () => {
  test('names the cheapest offer of each shop in ascending order and leads to it', async ({ page }) => {
    await page.goto(`/game/FateGO?${WANTS}`);
    await page.getByRole('button', { name: /^有梅林的，最低 ¥/ }).click();
    const links = page.getByRole('dialog', { name: '满足必须的 1 个' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    await untilIdle(page);
    const texts = await links.allTextContents();
    const prices = texts.map((text) => parseNumber(text.slice(text.indexOf('¥'))));

    await links.first().click();

    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(texts[0]).toContain('最低');
    await expect(page.getByRole('dialog', { name: /FG-\d+/ })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is a line that opens the list of shops', async ({ page }) => {
      await page.goto(`/game/FateGO?${WANTS}`);

      await page.getByRole('button', { name: /^有梅林的，最低 ¥/ }).click();

      await expect(dialog(page).getByRole('link').nth(4)).toBeVisible();
      await untilIdle(page);
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
    });
  });
});

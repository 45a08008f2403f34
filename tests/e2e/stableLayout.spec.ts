import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { PHONE } from './screens';
import { cards, dialog, expectParameter, MERLIN, openShop, total, untilComplete, untilIdle } from './shopPage';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
/** Item tiles have the full name as title. */
const tiles = (page: Page) =>
  dialog(page)
    .getByTitle(/^(?!去掉)/)
    .and(dialog(page).getByRole('button'));
const tile = (page: Page, name: string) => tiles(page).and(dialog(page).getByTitle(name, { exact: true }));

/** Names and vertical positions of the item tiles in the drawer. */
async function tilePositions(page: Page): Promise<readonly string[]> {
  await untilIdle(page);
  return tiles(page).evaluateAll((all) =>
    all.map((tile) => `${tile.getAttribute('title')} ${Math.round(tile.getBoundingClientRect().top)}`),
  );
}

async function scrollDown(page: Page): Promise<number> {
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  // The page stores the position with the scroll event of the next frame.
  await untilIdle(page);
  return scrollTop(page);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('item tiles keep order and place while the filter drawer is open', async ({ page }) => {
    await openShop(page);
    await page.getByRole('button', { name: /^筛选/ }).tap();
    await expect(dialog(page).getByRole('button', { name: /^查看/ })).toBeVisible();
    await expect(tiles(page).nth(9)).toBeVisible();
    const before = await tilePositions(page);
    const fourth = tile(page, (before[3] ?? '').replace(/ \d+$/, ''));

    await fourth.tap();
    await expect(page).toHaveURL(/want=/);
    await expect(fourth).toHaveAttribute('aria-pressed', 'true');
    expect(await tilePositions(page)).toEqual(before);

    await fourth.tap();
    await expectParameter(page, 'want', null);
    await expect(fourth).toHaveAttribute('aria-pressed', 'false');
    expect(await tilePositions(page)).toEqual(before);
  });

  test('removing a want that the drawer opened with moves no tile', async ({ page }) => {
    await openShop(page, `?want=${MERLIN}`);
    await page.getByRole('button', { name: /^筛选/ }).tap();
    const merlin = tile(page, '梅林');
    await expect(merlin).toHaveAttribute('aria-pressed', 'true');
    await expect(tiles(page).nth(9)).toBeVisible();
    const before = await tilePositions(page);

    await merlin.tap();

    await expectParameter(page, 'want', null);
    await expect(merlin).toHaveAttribute('aria-pressed', 'false');
    expect(await tilePositions(page)).toEqual(before);
  });

  test('another view starts at the top, and Back returns to the offer', async ({ page }) => {
    await openShop(page);
    const before = await scrollDown(page);

    await page.getByRole('button', { name: /^视图/ }).tap();
    await dialog(page).getByRole('button', { name: '表格' }).tap();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
  });
});

test('another link in the same tab starts at the top, and a reload keeps its position', async ({ page }) => {
  await openShop(page);
  await scrollDown(page);

  await openShop(page, '?price=..500');
  expect(await scrollTop(page)).toBe(0);

  const before = await scrollDown(page);
  await page.reload();
  await untilComplete(page);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
});

test('the price box shows the number of the handle in every frame of a drag, and the same after it', async ({
  page,
}) => {
  await openShop(page);
  const highest = page.getByRole('slider', { name: '价格，最高' });
  await highest.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const box = page.getByRole('textbox', { name: '价格，最高' });
  const handle = await highest.elementHandle();
  const frames = await box.evaluateHandle((input, slider) => {
    const seen: string[][] = [];
    const record = () => {
      seen.push([(input as HTMLInputElement).value, slider?.getAttribute('aria-valuetext') ?? '']);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return seen;
  }, handle);

  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 90, y + height / 2, { steps: 30 });
  const dragged = await box.inputValue();
  await page.mouse.up();

  await expectParameter(page, 'price', `..${dragged}`);
  await expect(box).toHaveValue(dragged);
  const shown = (await frames.jsonValue()).filter(([value]) => value !== '');
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(([value, text]) => `¥${value}` !== text)).toEqual([]);
});

test.describe('on a slow connection', () => {
  const SEGMENT = /\/catalog\/FateGO\/offers\.[^/]*\.bin/;

  test('offers keep their order until the buyer asks for those that have arrived later', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let segments = 0;
    await page.route(SEGMENT, async (route) => {
      segments += 1;
      if (segments > 1) await released;
      await route.continue();
    });
    const codes = () =>
      cards(page).evaluateAll((all) => all.slice(0, 8).map((card) => card.getAttribute('aria-label')));
    await page.goto('/game/FateGO?sort=price');
    await expect(total(page)).toHaveText(/^≥ /);
    const before = await codes();

    release();
    const show = page.getByRole('status').getByRole('button', { name: '显示' });
    await expect(show).toBeVisible();
    expect(await codes()).toEqual(before);
    await show.click();

    await expect(total(page)).toHaveText(/^[\d,]+ 个/);
    await expect(show).toBeHidden();
    expect(await codes()).not.toEqual(before);
  });
});

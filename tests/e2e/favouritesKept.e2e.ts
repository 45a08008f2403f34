import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const KEY = 'vitrine.favourites';
const heart = (page: Page, code: string) => page.getByRole('button', { name: `收藏 ${code}`, exact: true }).first();
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a shop page and returns the codes of its first offers. */
async function openShop(page: Page): Promise<readonly string[]> {
  await page.goto('/game/FateGO');
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
  return page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

const storedCodes = (page: Page) =>
  page.evaluate((key) => {
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{"value":{"games":{}}}');
    return (value.games.FateGO ?? []).map(({ code }: { code: string }) => code).sort();
  }, KEY);

describe('favourites in two tabs', () => {
  it('are all there in the end, without those that were removed, although both tabs write at once', async () => {
    const { context, page, faults } = await front.visit();
    const other = await context.newPage();
    const codes = (await openShop(page)).slice(0, 8);
    await openShop(other);

    // Each round presses in both tabs without waiting for what one says of the other.
    for (let round = 0; round < 4; round++) {
      const [own = '', theirs = ''] = codes.slice(2 * round, 2 * round + 2);
      await Promise.all([heart(page, own).click(), heart(other, theirs).click()]);
    }
    await page.waitForFunction(
      ([key, count]) => JSON.parse(localStorage.getItem(key) ?? '').value.games.FateGO.length === count,
      [KEY, codes.length] as const,
    );
    const [first = '', second = '', third = ''] = codes;
    await heart(other, first).and(other.locator('[aria-pressed="true"]')).waitFor();
    await heart(page, second).and(page.locator('[aria-pressed="true"]')).waitFor();
    await Promise.all([heart(other, first).click(), heart(page, second).click()]);
    await heart(page, first).and(page.locator('[aria-pressed="false"]')).waitFor();
    await heart(page, first).click();
    await heart(page, third).click();

    const left = codes.filter((code) => code !== second && code !== third).sort();
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: `收藏 ${left.length} 个，在这个游戏` }).waitFor();
      expect(await storedCodes(tab)).toEqual(left);
    }
    expect(faults).toEqual([]);
  });

  it('are not brought back by a tab of an earlier release', async () => {
    const { context, page } = await front.visit();
    const [first = '', second = ''] = await openShop(page);
    await heart(page, first).click();
    await heart(page, second).click();
    const old = await context.newPage();
    await old.goto('/about');
    const before = await old.evaluate((key) => {
      const { value } = JSON.parse(localStorage.getItem(key) ?? '');
      return JSON.stringify({ version: 1, value: { ...value, removals: undefined } });
    }, KEY);
    await heart(page, first).click();

    await old.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, before] as const);

    await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '').version === 2, KEY);
    expect(await storedCodes(page)).toEqual([second]);
  });
});

describe('a favourite that cannot be stored', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('is said at its heart, on a %s', async (_name, view) => {
    const { context, page, faults } = await front.visit({ ...view, reducedMotion: 'reduce' });
    await context.addInitScript((full) => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key === full) throw new DOMException('', 'QuotaExceededError');
        write.call(this, key, text);
      };
    }, KEY);
    const [code = ''] = await openShop(page);

    await heart(page, code).click();

    const alert = page.getByRole('alert').filter({ hasText: '没能存下来：浏览器里没有空间了' });
    await alert.waitFor();
    // antd puts it far above the page until it knows where it belongs.
    await page.waitForFunction((one) => (one?.getBoundingClientRect().y ?? -1) >= 0, await alert.elementHandle(), {
      timeout: 5_000,
    });
    const [said, pressed] = [await alert.boundingBox(), await heart(page, code).boundingBox()];
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(160);
    expect(said?.x).toBeGreaterThanOrEqual(0);
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    await alert.getByRole('button', { name: '关闭' }).click();
    await alert.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });
});

describe('favourites that cannot be read', () => {
  it('leave the others alone, and are shown, given out and deleted on a phone', async () => {
    const { page, faults } = await front.visit({ ...PHONE, reducedMotion: 'reduce' });
    const [first = '', second = ''] = await openShop(page);
    await heart(page, first).click();
    await heart(page, second).click();
    // An address without the shop page, which would put its own intact favourites back.
    await page.goto('/catalog/index.json');
    await page.evaluate(
      ([key, code]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '');
        for (const one of kept.value.games.FateGO) if (one.code === code) one.shop = '店'.repeat(201);
        localStorage.setItem(key, JSON.stringify(kept));
      },
      [KEY, first] as const,
    );

    await page.goto('/favourites');

    await page.getByRole('heading', { level: 1, name: '收藏 1 个' }).waitFor();
    const section = page.getByRole('region', { name: '读不出来的数据 1 份' });
    await section.getByText('1 个收藏的内容不对').waitFor();
    await section.getByText(new RegExp(`${first} · 店店`)).waitFor();
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: '下载读不出来的收藏' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`"code":"${first}"`);

    const remove = section.getByRole('button', { name: '删除读不出来的收藏' });
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await remove.click();
    await section.getByRole('button', { name: '先留着' }).click();
    await remove.click();
    await section.getByRole('button', { name: '确定删除' }).click();
    await section.waitFor({ state: 'hidden' });
    await page.reload();

    await page.getByRole('heading', { level: 1, name: '收藏 1 个' }).waitFor();
    expect(await section.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

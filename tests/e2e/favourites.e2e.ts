import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const cards = (page: Page) => page.getByRole('article');
const heart = (page: Page, code: string) => page.getByRole('button', { name: `收藏 ${code}`, exact: true });
const row = (page: Page, code: string) => page.getByRole('listitem').filter({ hasText: code });
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openShop(page: Page, address = '/game/FateGO'): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

/** Keeps the first offers of a shop page by their hearts. @returns  their codes */
async function keep(page: Page, count: number): Promise<readonly string[]> {
  await openShop(page);
  const codes: string[] = [];
  for (let place = 0; place < count; place++) {
    const code = (await cards(page).nth(place).getAttribute('aria-label')) ?? '';
    codes.push(code);
    await heart(page, code).click();
  }
  await page.getByRole('link', { name: `收藏 ${count} 个，在这个游戏` }).waitFor();
  return codes;
}

/** Has the server say of the games what the test names. */
async function say(page: Page, overlay: object): Promise<void> {
  await page.route('**/__serverLoader?*', (route) =>
    route.fulfill({ json: { version: 1, asOf: new Date().toISOString(), ...overlay } }),
  );
}

describe('favourites', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    'on a %s: from the hearts to the page, which says what has changed, and on to the offer',
    async (_name, view) => {
      const { page, faults } = await front.visit(view);
      const [first = '', second = '', third = ''] = await keep(page, 3);
      await say(page, { sold: [second], reserved: [third], prices: { [first]: 1 } });

      await page.getByRole('link', { name: '收藏 3 个，在这个游戏' }).click();

      await page.getByRole('heading', { level: 1, name: '收藏 3 个' }).waitFor();
      await row(page, first).getByText(/^降 ¥/).waitFor();
      await row(page, second)
        .getByText(/^已售 · /)
        .waitFor();
      await row(page, second).getByText('最接近的在售：').waitFor();
      await row(page, third).getByText('预留中').waitFor();
      expect(await widthOver(page)).toBeLessThanOrEqual(0);

      await page.getByRole('checkbox', { name: /^降价/ }).click();
      await row(page, second).waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: new RegExp(`看 ${first}`) }).click();
      await page.getByRole('dialog', { name: new RegExp(first) }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/game/FateGO');
      expect(faults).toEqual([]);
    },
  );

  it('are there again after a reload, and on the welcome page', async () => {
    const { page } = await front.visit();
    const [code = ''] = await keep(page, 1);

    await page.reload();
    await heart(page, code).waitFor();
    expect(await heart(page, code).getAttribute('aria-pressed')).toBe('true');
    await page.goto('/welcome');
    await page.getByRole('link', { name: /收藏了 1 个商品/ }).click();

    await row(page, code).getByText('没变').waitFor();
  });

  it('that are gone keep what is remembered of them, and lead to the closest', async () => {
    const { page } = await front.visit();
    const [code = ''] = await keep(page, 1);
    await page.evaluate((gone) => {
      const kept = localStorage.getItem('vitrine.favourites') ?? '';
      localStorage.setItem('vitrine.favourites', kept.replaceAll(gone, 'FG-00000'));
    }, code);

    await page.goto('/favourites');

    await row(page, 'FG-00000')
      .getByText(/^已不在目录里/)
      .waitFor();
    await row(page, 'FG-00000').getByRole('img').first().waitFor();
    await page.getByRole('link', { name: '更多最接近的' }).click();
    await page.waitForURL(/\/game\/FateGO\?nice=/);
  });

  it('are told by the next visit what the last one found', async () => {
    const { page } = await front.visit();
    const [code = ''] = await keep(page, 1);
    await say(page, { reserved: [code] });
    await page.goto('/favourites');
    await row(page, code).getByText('新', { exact: true }).waitFor();
    await page.evaluate(() => {
      const key = 'vitrine.favourites';
      window.addEventListener('pagehide', () => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '');
        kept.value.visitedAt -= 86_400_000;
        localStorage.setItem(key, JSON.stringify(kept));
      });
    });

    await page.reload();

    await page.getByText(/^上次看：/).waitFor();
    await row(page, code).getByText('预留中').waitFor();
    expect(await row(page, code).getByText('新', { exact: true }).count()).toBe(0);
  });

  it('are kept by the key f on a card, in the table and in an open detail', async () => {
    const { page } = await front.visit();
    await openShop(page);
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('f');
    await page.getByRole('link', { name: '收藏 1 个，在这个游戏' }).waitFor();

    await openShop(page, '/game/FateGO?view=table');
    const second = page.getByRole('row').nth(2);
    await second.getByRole('link').focus();
    await page.keyboard.press('f');
    await second.getByRole('button', { name: /^收藏 /, pressed: true }).waitFor();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const pressed = page.getByRole('dialog').getByRole('button', { name: /^收藏 / });
    await pressed.waitFor();
    await page.keyboard.press('f');

    await page.getByRole('dialog').locator('[aria-pressed="true"]').waitFor();
  });

  it('are taken out and back again', async () => {
    const { page } = await front.visit();
    const [code = ''] = await keep(page, 1);
    await page.goto('/favourites');

    await page.getByRole('button', { name: `取消收藏 ${code}` }).click();
    await page.getByRole('heading', { level: 1, name: '收藏', exact: true }).waitFor();
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: '收藏 1 个' }).waitFor();
    await row(page, code).getByText('没变').waitFor();
  });

  it('are shared with another tab', async () => {
    const { context, page } = await front.visit();
    const other = await context.newPage();
    await openShop(other);

    const [code = ''] = await keep(page, 1);

    await other.getByRole('link', { name: '收藏 1 个，在这个游戏' }).waitFor();
    expect(await heart(other, code).getAttribute('aria-pressed')).toBe('true');
    await heart(other, code).click();
    await page.getByRole('link', { name: '收藏，这个游戏还没有' }).waitFor();
  });

  it('travel as a file to another browser, which refuses one that is none', async () => {
    const { page } = await front.visit();
    const [code = ''] = await keep(page, 2);
    await page.goto('/favourites');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ]);
    const { page: other } = await front.visit();
    await other.goto('/favourites');
    const choose = other.getByLabel('导入').and(other.locator('input'));
    const wrong = join(tmpdir(), `vitrine-wrong-${process.pid}.json`);
    writeFileSync(wrong, '{"format":"bookmarks"}');

    await choose.setInputFiles(wrong);
    await other
      .getByRole('alert')
      .getByText(/不是从收藏页导出的文件/)
      .waitFor();
    await choose.setInputFiles(await download.path());

    await other.getByText('已导入 2 个').waitFor();
    await row(other, code).getByText('没变').waitFor();
  });

  it('last as long as the page where the browser keeps nothing, which it says', async () => {
    const { context, page, faults } = await front.visit();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const [code = ''] = await keep(page, 1);

    await page.getByRole('link', { name: '收藏 1 个，在这个游戏' }).click();

    await row(page, code).getByText('没变').waitFor();
    await page.getByText(/收藏和看过的页面只保存到你关闭页面/).waitFor();
    expect(faults).toEqual([]);
  });

  it('stand beside the comparison, which opens what lies in the tray', async () => {
    const { page } = await front.visit();
    await openShop(page);
    const code = (await cards(page).first().getAttribute('aria-label')) ?? '';
    await cards(page).first().getByRole('button', { name: /^对比/ }).click();
    await page.goto('/favourites');

    await page.getByRole('heading', { name: '还没有收藏' }).waitFor();
    await page.getByRole('navigation', { name: '橱窗导航' }).getByRole('link', { name: '对比' }).click();

    await page.waitForURL((url) => url.pathname === '/compare/FateGO' && url.searchParams.get('o') === code);
  });

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
    { name: 'desktop', view: DESKTOP, colorScheme },
    { name: 'phone', view: PHONE, colorScheme },
  ]);

  it.each(looks)('have no fault that axe finds, on a $name, $colorScheme', async ({ view, colorScheme }) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    await page.goto('/favourites');
    await page.getByRole('heading', { name: '还没有收藏' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const [first = '', second = '', third = ''] = await keep(page, 3);
    expect(await findViolations(page)).toEqual([]);
    await say(page, { sold: [second], reserved: [third], prices: { [first]: 1 } });

    await page.goto('/favourites');
    await row(page, second).getByText('最接近的在售：').waitFor();
    await row(page, first).getByText(/^降 ¥/).waitFor();
    await page.getByRole('button', { name: `取消收藏 ${third}` }).click();
    await page.getByText(`已取消收藏 ${third}`).waitFor();

    expect(await findViolations(page)).toEqual([]);
  });
});

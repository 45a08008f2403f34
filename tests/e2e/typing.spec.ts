import { expect, type Page } from '@playwright/test';
import { findViolationsInBothSchemes } from './findViolationsInBothSchemes';
import { test } from './fixtures';
import { PHONE, SCREENS } from './screens';
import {
  cards,
  decodedQuery,
  expectQuery,
  numberIn,
  openShop,
  searchBox,
  suggestions,
  total,
  untilIdle,
} from './shopPage';

const unfiltered = (page: Page) => page.getByRole('heading', { level: 1, name: /^[1-9][\d,]* 个在售/ });
const noHits = (page: Page) => page.getByRole('region', { name: /^没有.*商品/ });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Holds back the chunk of the query parser until the returned function is called. */
async function holdParser(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.async\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('findItems:')) await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Collects the query part of the address after each step of the history. */
function collectQueries(page: Page): readonly string[] {
  const queries: string[] = [];
  page.on('framenavigated', () => queries.push(decodedQuery(page)));
  return queries;
}

test.describe('a typed line', () => {
  test('is searched only once the query parser is loaded, and no word as plain text before', async ({
    page,
    faults,
  }) => {
    const line = 'C呆宝2 不要礼装 500以内';
    const release = await holdParser(page);
    const queries = collectQueries(page);
    await page.goto('/game/FateGO');
    await expect(unfiltered(page)).toBeVisible();

    await searchBox(page).pressSequentially(line);
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toHaveValue(line);
    await expect(unfiltered(page)).toHaveCount(1);
    release();

    await expectQuery(page, '?want=altria-caster*2&price=..500&unused=不要礼装');
    expect(queries.filter((query) => /[?&]q=/.test(query))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('leads from the name of a shop to its filter after initials were typed', async ({ page }) => {
    await page.goto('/game/FateGO');
    await expect(unfiltered(page)).toBeVisible();

    await searchBox(page).pressSequentially('ml');
    await expect(suggestions(page).filter({ hasText: /梅林/ }).first()).toBeVisible();
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially('青石铺');
    await suggestions(page).filter({ hasText: '青石铺' }).click();

    await expectQuery(page, '?shop=青石铺');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('scrolls to the first result, and Back returns to the earlier scroll position', async ({ page }) => {
      await openShop(page);
      await cards(page).nth(15).scrollIntoViewIfNeeded();
      await searchBox(page).tap();
      const before = await scrollTop(page);
      expect(before).toBeGreaterThan(1_000);

      await searchBox(page).pressSequentially('梅林 呆毛');
      const results = page.getByRole('button', { name: /^查看 [\d,]+ 个结果$/ });
      await expect(results).toBeVisible();
      const announced = await numberIn(results);
      expect(await scrollTop(page)).toBe(0);
      await results.tap();

      await expect(page).toHaveURL(/want=/);
      await expect(suggestions(page)).toHaveCount(0);
      expect(await numberIn(total(page))).toBe(announced);
      // The on-screen keyboard is closed.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.goBack();
      await expect(unfiltered(page)).toBeVisible();
      await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(20);
    });
  });
});

test.describe('the text of a link', () => {
  const LINK = `/game/FateGO?q=${encodeURIComponent('梅林宝2 C呆 石800+')}`;

  for (const { name, screen } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use(screen);

      test('is parsed when the buyer asks for it, and Back undoes that', async ({ page }) => {
        await page.goto(LINK);
        const address = page.url();
        const offer = noHits(page).getByRole('button', { name: '按条件理解“梅林宝2 C呆 石800+”' });
        await expect(offer).toBeVisible();
        expect(page.url()).toBe(address);
        expect(await findViolationsInBothSchemes(page)).toEqual([]);

        await offer.click();

        await expectQuery(page, '?want=merlin*2,altria-caster&sq=800..');
        await page.goBack();
        await expect(offer).toBeVisible();
      });
    });
  }

  test.describe('on a slow phone', () => {
    test.use(PHONE);

    test('is searched as text again after an immediate Back', async ({ context, page }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(LINK);
      const offer = noHits(page).getByRole('button', { name: /^按条件理解/ });

      await offer.click();
      await page.waitForURL(/want=/);
      await page.goBack();
      await untilIdle(page);

      expect(decodedQuery(page)).toBe('?q=梅林宝2 C呆 石800+');
      await expect(offer).toBeVisible();
      await expect(unfiltered(page)).toHaveCount(0);
    });
  });
});

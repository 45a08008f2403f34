import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  CASTORIA,
  cards,
  dialog,
  expectParameter,
  MERLIN,
  openShop,
  parseNumber,
  serveOverlay,
  total,
} from './shopPage';

const CONDITIONS = `?want=${MERLIN}*2,${CASTORIA}&price=..500&sq=800..&server=!cn_ios,cn_android`;

const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, isTouch: true, offers: 3 },
  { name: 'a phone in landscape', viewport: { width: 740, height: 360 }, isTouch: true, offers: 4 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, isTouch: true, offers: 6 },
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, isTouch: false, offers: 6 },
] as const;

/** Counts the offers that are completely visible between the top of the window and the bar at its bottom. */
async function countVisibleOffers(page: Page, filters = '筛选'): Promise<number> {
  const bar = page.getByRole('navigation', { name: filters });
  const height = page.viewportSize()?.height ?? 0;
  const bottom = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? height) : height;
  const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  return boxes.filter((end) => end <= bottom).length;
}

test.describe('the first screen with five conditions', () => {
  for (const { name, viewport, isTouch, offers } of SCREENS) {
    test.describe(`on ${name}`, () => {
      test.use({ viewport, hasTouch: isTouch, isMobile: isTouch });

      test(`shows what was understood, the count, the cheapest match and ${offers} complete offers`, async ({
        page,
      }) => {
        await openShop(page, CONDITIONS);

        const chips = page.getByRole('list', { name: '已用的条件' }).getByRole('listitem');
        await expect(chips).toHaveCount(5);
        for (const text of ['梅林 宝2', 'C呆', '≤500', '石800+', '不要国服']) {
          await expect(chips.getByRole('button', { name: text, exact: false }).first()).toBeInViewport();
        }
        await expect(total(page)).toBeInViewport();
        await expect(page.getByRole('button', { name: /^2 个都有，最低 ¥\d+/ })).toBeInViewport();
        await expect.poll(() => countVisibleOffers(page)).toBeGreaterThanOrEqual(offers);
      });

      test('is not wider than the window', async ({ page }) => {
        await openShop(page, CONDITIONS);

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('keeps its offers on a message with words that were not understood', async ({ page }) => {
      await openShop(page, `${CONDITIONS}&unused=哥们帮,急,在线等`);

      for (const word of ['哥们帮', '急', '在线等'])
        await expect(page.getByText(word, { exact: true })).toBeInViewport();
      await expect(page.getByRole('button', { name: /^按这些字搜 \d/ })).toBeInViewport();
      await expect.poll(() => countVisibleOffers(page)).toBeGreaterThanOrEqual(3);
    });

    test('opens the options of a chip, which Back closes', async ({ page, faults }) => {
      await openShop(page, CONDITIONS);

      await page.getByRole('button', { name: '必 C呆' }).tap();
      await expect(dialog(page)).toContainText('阿尔托莉雅·卡斯特（术）');
      await expect(dialog(page).getByRole('radio', { name: '必须' })).toBeChecked();
      await page.goBack();

      await expect(dialog(page)).toBeHidden();
      await expectParameter(page, 'want', `${MERLIN}*2,${CASTORIA}`);
      expect(faults).toEqual([]);
    });

    test('removes a condition in its options, with the announced number of offers', async ({ page }) => {
      await openShop(page, CONDITIONS);
      await page.getByRole('button', { name: '≤500' }).tap();
      const remove = dialog(page).getByRole('button', { name: /^去掉这一条/ });
      const announced = parseNumber((await remove.textContent()) ?? '');

      await remove.tap();

      await expect(dialog(page)).toBeHidden();
      await expect(total(page)).toHaveText(`${announced} 个在售`);
    });

    test('folds conditions that need more than two lines', async ({ page }) => {
      await page.goto(
        `/game/FateGO${CONDITIONS}&ticket=1..&grail=1..&lore=1..&platform=android&rebindable=yes&firsthand=yes`,
      );
      const more = page.getByRole('button', { name: /^还有 \d+$/ });
      await expect(more).toBeVisible();

      await more.tap();

      await expect(more).toBeHidden();
      await expect(page.getByRole('button', { name: '一手号', exact: true })).toBeVisible();
    });

    test('has targets of at least 44 px for chips, links and buttons', async ({ page }) => {
      await openShop(page, CONDITIONS);

      const small = await page.getByRole('main').evaluate((main) => {
        const targets = [...main.querySelectorAll<HTMLElement>('button, a')].filter((one) => one.offsetParent !== null);
        const heightOf = (one: HTMLElement) => {
          const { top, bottom, left, width } = one.getBoundingClientRect();
          const x = left + width / 2;
          const hits = (y: number) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && (one === hit || one.contains(hit));
          };
          let from = (top + bottom) / 2;
          let to = from;
          if (!hits(from)) return null;
          while (hits(from - 1)) from--;
          while (hits(to + 1)) to++;
          return to - from + 1;
        };
        return targets
          .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, height: heightOf(one) }))
          .filter(({ height }) => height !== null && height < 43.5);
      });

      expect(small).toEqual([]);
    });
  });
});

const LANGUAGES = [
  {
    locale: 'ja',
    chips: ['マーリン 宝具2', 'キャス', '≤500', '石800+', '簡体字版なし'],
    lowest: /^2つすべてあり、[\d,]+元から/,
    more: /^ほか\d件$/,
    filters: '絞り込み',
  },
  {
    locale: 'en',
    chips: ['Merlin NP2', 'Castoria', '≤500', 'SQ 800+', 'no CN'],
    lowest: /^Both must-haves from CN¥[\d,]+/,
    more: /^\d more$/,
    filters: 'Filters',
  },
] as const;

for (const { locale, chips, lowest, more, filters } of LANGUAGES) {
  test.describe(`the first screen in another language: ${locale}`, () => {
    for (const { name, viewport, isTouch, offers } of SCREENS) {
      test.describe(`on ${name}`, () => {
        test.use({ viewport, hasTouch: isTouch, isMobile: isTouch, locale });

        test(`shows the conditions, the cheapest match and ${offers} complete offers`, async ({ page }) => {
          await page.goto(`/game/FateGO${CONDITIONS}`);
          const button = page.getByRole('button', { name: lowest });
          await expect(button).toBeInViewport();

          // A line of chips is folded where the total is beside it.
          const folded = page.getByRole('button', { name: more });
          const isFolded = await folded.isVisible();
          const [first, , , , last] = chips;
          for (const text of isFolded ? [first] : chips)
            await expect(page.getByRole('button', { name: text }).first()).toBeInViewport();
          if (isFolded) await expect(page.getByRole('button', { name: last })).toBeHidden();
          await expect.poll(() => countVisibleOffers(page, filters)).toBeGreaterThanOrEqual(offers);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        });
      });
    }
  });
}

test.describe('the status of the offers', () => {
  test('is stated once and on no card without a live source', async ({ page }) => {
    await openShop(page);

    await expect(page.getByText(/^示例数据.*前$/).first()).toBeVisible();
    await expect(page.getByText(/有货|状态未知/)).toHaveCount(0);
  });

  test('is on every card with a live source', async ({ page }) => {
    const { publishedAt } = await (await page.request.get('/catalog/FateGO/manifest.json')).json();
    await serveOverlay(page, { catalogs: { FateGO: { publishedAt, currency: 'CNY' } } });

    await openShop(page);

    await expect(page.getByText(/^库存已核实/).first()).toBeVisible();
    await expect(cards(page).first()).toContainText(/有货|预留中/);
  });
});

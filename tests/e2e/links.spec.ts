import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { cards, chips, firstCodes, openShop, searchBox, total, untilComplete } from './shopPage';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '链接里的' });

test.describe('a link that is not understood completely', () => {
  test('names what was ignored and applies the rest, until the query changes', async ({ page, faults }) => {
    await openShop(page, '?price=abc&server=jp&want=');
    await expect(notice(page)).toContainText('price=abc');
    await expect(notice(page)).toContainText('want=');
    await expect(chips(page).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '价格' }).click();

    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(/server=jp/);
    expect(faults).toEqual([]);
  });

  for (const { name, query } of [
    { name: 'broken escapes', query: '?q=%25&price=%25E0%25A4&x=%2500&server=%00' },
    { name: 'a thousand parameters', query: `?${Array.from({ length: 1_000 }, (_, i) => `p${i}=1`).join('&')}` },
    { name: 'repeated parameters', query: '?price=..100&price=..500&view=x&view=cards&n=1&n=-1' },
    { name: 'five hundred wants', query: `?want=${Array.from({ length: 500 }, (_, i) => `svt-${i}`).join(',')}` },
    { name: 'a text of regular expressions', query: '?q=((((a|b)*)*)*)$' },
  ]) {
    test(`opens the page: ${name}`, async ({ page, faults }) => {
      await page.goto(`/game/FateGO${query}`);

      await expect(total(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(searchBox(page)).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test('names the wants beyond two hundred', async ({ page }) => {
    await page.goto(`/game/FateGO?want=${Array.from({ length: 500 }, (_, i) => `svt-${i}`).join(',')}`);

    await expect(notice(page)).toContainText('want=svt-200,svt-201');
  });
});

test.describe('a text that is too long for a URL', () => {
  test('is shortened with a notice, and the page can be reloaded', async ({ page, faults }) => {
    await openShop(page);

    await searchBox(page).fill('謎'.repeat(3_000));

    await expect(page.getByText('内容太长，链接里放不下，只保留了前面的部分。')).toBeVisible();
    expect(page.url().length).toBeLessThan(8_000);
    await page.reload();
    await expect(searchBox(page)).toHaveValue(/^謎{500,}$/);
    expect(faults).toEqual([]);
  });
});

test.describe('a text that looks like a regular expression', () => {
  for (const { text, offers } of [
    { text: '((((', offers: /^1,946 个/ },
    { text: '.*', offers: /^1,946 个/ },
    { text: '[\\', offers: /^1,946 个/ },
    { text: '(a+)+$', offers: /^0 个|没有/ },
    { text: 'a'.repeat(1_000), offers: /^0 个|没有/ },
  ]) {
    test(`is no pattern and finds at once what its letters find: ${text.slice(0, 10)}`, async ({ page, faults }) => {
      await page.goto(`/game/FateGO?q=${encodeURIComponent(text)}`);

      await expect(total(page)).toHaveText(offers);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('the history of a shop page', () => {
  test('shows the offers of its URL after fifty quick steps back and forward', async ({ context, page, faults }) => {
    await openShop(page);
    const byPrice = page.getByRole('group', { name: '排序' }).getByRole('button', { name: '价格' });
    await byPrice.click();
    await expect(page).toHaveURL(/sort=price/);
    await byPrice.click();
    await expect(page).toHaveURL(/sort=-price/);

    await page.evaluate(async () => {
      const step = (go: () => void) =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          go();
        });
      for (let count = 0; count < 25; count++) {
        await step(() => history.back());
        await step(() => history.forward());
      }
    });

    const fresh = await context.newPage();
    await fresh.goto(page.url());
    await untilComplete(fresh);
    const expected = await firstCodes(fresh, 6);
    await untilComplete(page);
    await expect.poll(() => firstCodes(page, 6)).toEqual(expected);
    expect(faults).toEqual([]);
  });
});

test.describe('the shared link of an offer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has the conditions and no tracking parameters', async ({ page }) => {
    await openShop(page, '?from=singlemessage&isappinstalled=0&price=..500');
    await cards(page).first().getByRole('link').first().click();

    await page.getByRole('dialog').getByRole('button', { name: '复制链接' }).click();

    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/game\/FateGO\?price=\.\.500&o=FG-\d+$/);
  });
});

import { expect, type Page } from '@playwright/test';
import { bundleProbe } from '../bench/browser/bundleProbe';
import { test } from './fixtures';
import { SCREENS } from './screens';
import { numberIn, openShop, searchBox, total, untilComplete } from './shopPage';
import { collectComplaints, openBeforeLoad } from './staticPage';

const gameField = (page: Page) => page.getByRole('textbox', { name: '粘贴群里的消息，或打游戏名' });
const gameLinks = (page: Page) => page.getByRole('list', { name: '全部游戏' }).getByRole('link');

/** Counts loads of the document from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('a text typed before the code of the page has arrived', () => {
  for (const { name, screen } of SCREENS) {
    test(`stays in the search box on a ${name} and is searched for, also after Enter`, async ({ openPage }) => {
      const page = await openPage(screen);
      const complaints = collectComplaints(page);
      const release = await openBeforeLoad(page, '/game/FateGO');
      const documents = countDocuments(page);

      await searchBox(page).pressSequentially('梅林');
      await page.keyboard.press('Enter');
      await expect(searchBox(page)).toHaveValue('梅林');
      release();

      await expect(total(page)).toHaveText(/^[\d,]+ 个/);
      await expect(searchBox(page)).toHaveValue('梅林');
      await expect(searchBox(page)).toBeFocused();
      expect(documents()).toBe(0);
      const other = await openPage(screen);
      await openShop(other, '?want=merlin');
      const expected = await numberIn(total(other));
      await expect.poll(() => numberIn(total(page))).toBe(expected);
      expect(complaints).toEqual([]);
    });
  }

  test('can be continued while the code of the page starts', async ({ page }) => {
    const release = await openBeforeLoad(page, '/game/FateGO');

    await searchBox(page).pressSequentially('梅');
    release();
    await searchBox(page).pressSequentially('林 500以内', { delay: 30 });

    await expect(searchBox(page)).toHaveValue('梅林 500以内');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/want=merlin&price=\.\.500$/);
  });

  for (const { search, typed, expected } of [
    { search: '?want=merlin', typed: '孔明', expected: /want=merlin,zhuge-liang/ },
    { search: '?q=自抽', typed: ' 孔明', expected: /want=zhuge-liang&accounttype=selfpull/ },
  ]) {
    test(`is added to the conditions of a link with ${search}`, async ({ page }) => {
      const release = await openBeforeLoad(page, `/game/FateGO${search}`);

      await searchBox(page).pressSequentially(typed);
      const text = await searchBox(page).inputValue();
      release();

      await expect(page).toHaveURL(expected);
      await expect(searchBox(page)).toHaveValue(text);
    });
  }

  test('keeps the composition of an input method', async ({ context, page }) => {
    const session = await context.newCDPSession(page);
    const release = await openBeforeLoad(page, '/game/FateGO');

    await searchBox(page).focus();
    await session.send('Input.imeSetComposition', { text: 'mei', selectionStart: 3, selectionEnd: 3 });
    release();
    await untilComplete(page);
    await session.send('Input.imeSetComposition', { text: 'meilin', selectionStart: 6, selectionEnd: 6 });
    await session.send('Input.insertText', { text: '梅林' });

    await expect(searchBox(page)).toHaveValue('梅林');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/want=merlin$/);
  });

  test('filters the games of the welcome page', async ({ page }) => {
    const complaints = collectComplaints(page);
    const release = await openBeforeLoad(page, '/welcome');

    await gameField(page).pressSequentially('fgo');
    release();

    await expect(gameLinks(page)).toHaveCount(1);
    await expect(gameField(page)).toHaveValue('fgo');
    await expect(gameField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/game/FateGO');
    expect(complaints).toEqual([]);
  });
});

test.describe('the text of a link', () => {
  test('is in the search box before the code of the page has arrived', async ({ page }) => {
    const release = await openBeforeLoad(page, '/game/FateGO?q=自抽');

    await expect(searchBox(page)).toHaveValue('自抽');
    release();

    await expect(total(page)).toHaveText(/^[1-9][\d,]* 个/);
    await expect(searchBox(page)).toHaveValue('自抽');
  });
});

test.describe('a control that is used before the page can handle it', () => {
  test('opens the list of games when the code has arrived', async ({ page }) => {
    const release = await openBeforeLoad(page, '/game/FateGO');
    await page.getByRole('button', { name: /换一个游戏/ }).click();

    release();

    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });

  test('changes the language when the code has arrived', async ({ page }) => {
    const release = await openBeforeLoad(page, '/welcome');
    await page.getByLabel('语言').selectOption({ label: 'English' });

    release();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Za-z]/);
  });
});

test.describe('a link pressed at the moment at which React takes over the page', () => {
  test('leads to its page', async ({ page, faults }) => {
    await page.addInitScript({ content: await bundleProbe('../../e2e/pressAtOnce.ts') });

    await page.goto('/welcome');

    await expect(page).toHaveURL(/\/game\/BlueArchive$/);
    await expect(total(page)).toHaveText(/^[\d,]+ 个/);
    expect(faults).toEqual([]);
  });
});

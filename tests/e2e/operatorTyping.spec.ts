import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { chooseFile, grid } from './operatorPage';
import { PHONE } from './screens';

const HEADER = '编号,店铺,价格,从者,标题,上架时间';
const ROWS = Array.from(
  { length: 12 },
  (_, index) => `A-${index + 1},青石铺,${100 + index},梅林,号${index + 1},2026-11-18`,
);
const PRICE_COLUMN = 2;
const ITEM_COLUMN = 3;
const TITLE_COLUMN = 4;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/operator');
  await chooseFile(page, 'FateGO.csv', [HEADER, ...ROWS].join('\n'));
  await expect(cell(page, 0, PRICE_COLUMN)).toContainText('100');
}

/** @param index  row of the view from 0; -1 is the header */
function cell(page: Page, index: number, column: number) {
  return page.locator(`[data-index="${index}"][data-column="${column}"]`);
}

/** Expects the texts of a column from its first row on. */
async function expectColumn(page: Page, column: number, texts: readonly string[]): Promise<void> {
  const cells = page.locator(`[role="gridcell"][data-column="${column}"] > span:first-of-type`);
  await expect.poll(async () => (await cells.allTextContents()).slice(0, texts.length)).toEqual(texts);
}

const editor = (page: Page) => page.locator('[role="grid"] input:not([data-standby])');

function setComposition(session: CDPSession, text: string) {
  return session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

test.describe('the operator’s grid', () => {
  for (const { name, rate, delay } of [
    { name: 'at full speed', rate: 1, delay: 0 },
    { name: 'on a slow processor', rate: 6, delay: 0 },
    { name: 'on a slow processor with a pause between keys', rate: 6, delay: 40 },
  ]) {
    test(`keeps every digit typed into selected cells ${name}`, async ({ page, faults }) => {
      await openSheet(page);
      await slowDown(page, rate);
      const texts = ['600', '678', '1280', '9', '45.5', '600', '678', '678'];

      for (const [index, text] of texts.entries()) {
        await cell(page, index, PRICE_COLUMN).click();
        await page.keyboard.type(text, { delay });
        await page.keyboard.press('Enter');
      }

      await expectColumn(page, PRICE_COLUMN, texts);
      expect(faults).toEqual([]);
    });
  }

  for (const { name, rate } of [
    { name: 'at full speed', rate: 1 },
    { name: 'on a slow processor', rate: 6 },
  ]) {
    test(`moves down at Enter while a column of prices is typed ${name}`, async ({ page }) => {
      await openSheet(page);
      await slowDown(page, rate);
      await cell(page, 0, PRICE_COLUMN).click();

      for (const text of ['600', '678', '301']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      }

      await expectColumn(page, PRICE_COLUMN, ['600', '678', '301', '103']);
      await expect(page.getByText('改过的格子（3）')).toBeVisible();
    });
  }

  test('opens the editor for an input method and stores the composed text', async ({ page, context }) => {
    await openSheet(page);
    const session = await context.newCDPSession(page);
    await cell(page, 0, TITLE_COLUMN).click();

    for (const text of ['m', 'me', 'mei']) await setComposition(session, text);
    await expect(editor(page)).toBeVisible();
    await session.send('Input.insertText', { text: '梅林宝2' });
    await page.keyboard.type('，日服');
    await page.keyboard.press('Enter');

    await expectColumn(page, TITLE_COLUMN, ['梅林宝2，日服', '号2']);
  });

  test('restores the text of the cell when a composition is cancelled', async ({ page, context }) => {
    await openSheet(page);
    const session = await context.newCDPSession(page);
    await cell(page, 0, TITLE_COLUMN).click();
    await setComposition(session, 'mei');
    await setComposition(session, '');

    await page.keyboard.press('Escape');

    await expect(editor(page)).toBeHidden();
    await expectColumn(page, TITLE_COLUMN, ['号1']);
  });

  test('copies the text of a selected cell and pastes it into another', async ({ page }) => {
    await openSheet(page);
    await cell(page, 0, PRICE_COLUMN).click();
    await page.keyboard.press('Control+c');
    await cell(page, 1, PRICE_COLUMN).click();

    await page.keyboard.press('Control+v');
    await page.keyboard.press('Enter');

    await expectColumn(page, PRICE_COLUMN, ['100', '100', '102']);
  });

  for (const { name, openEditor } of [
    { name: 'Enter', openEditor: (page: Page) => page.keyboard.press('Enter') },
    { name: 'F2', openEditor: (page: Page) => page.keyboard.press('F2') },
    { name: 'a second click', openEditor: (page: Page) => cell(page, 0, PRICE_COLUMN).click() },
  ]) {
    test(`edits the current text after ${name} and drops the edit on Escape`, async ({ page }) => {
      await openSheet(page);
      await cell(page, 0, PRICE_COLUMN).click();

      await openEditor(page);
      await page.keyboard.press('End');
      await page.keyboard.type('5');
      await expect(editor(page)).toHaveValue('1005');
      await page.keyboard.press('Escape');

      await expectColumn(page, PRICE_COLUMN, ['100']);
    });
  }

  test('moves by arrow keys before typing and by Tab after it', async ({ page }) => {
    await openSheet(page);
    await cell(page, 0, PRICE_COLUMN).click();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('斯卡哈');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');

    await expectColumn(page, PRICE_COLUMN, ['100', '5', '102']);
    await expectColumn(page, ITEM_COLUMN, ['梅林', '斯卡哈']);
    // Nothing was typed after the first Shift+Tab, so the second left the grid.
    await expect(grid(page).locator(':focus')).toHaveCount(0);
  });

  test('empties a cell by Delete and restores it by Ctrl+Z', async ({ page }) => {
    await openSheet(page);
    await cell(page, 2, PRICE_COLUMN).click();
    await page.keyboard.press('Delete');
    await expectColumn(page, PRICE_COLUMN, ['100', '101', '']);

    await page.keyboard.press('Control+z');

    await expectColumn(page, PRICE_COLUMN, ['100', '101', '102']);
  });

  test('fills the header cell that Tab reaches first', async ({ page }) => {
    await openSheet(page);
    await cell(page, -1, 0).focus();

    await page.keyboard.type('货号');
    await page.keyboard.press('Enter');

    await expect(cell(page, -1, 0)).toContainText('货号');
  });

  test.describe('in a low window', () => {
    test.use({ viewport: { width: 1280, height: 320 } });

    test('keeps an edit when its row is scrolled out of sight', async ({ page }) => {
      await openSheet(page);
      await cell(page, 0, PRICE_COLUMN).click();
      await page.keyboard.type('60');
      await grid(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));

      await page.keyboard.type('0');
      await page.keyboard.press('Enter');

      await grid(page).evaluate((element) => element.scrollTo(0, 0));
      await expect(cell(page, 0, PRICE_COLUMN)).toContainText('600');
    });
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('focuses no input before a cell is tapped twice and then saves what is typed', async ({ page }) => {
      const focusedTag = () => page.evaluate(() => document.activeElement?.tagName);
      await openSheet(page);
      await cell(page, 0, PRICE_COLUMN).tap();
      await expect(cell(page, 0, PRICE_COLUMN)).toBeFocused();

      await cell(page, 0, PRICE_COLUMN).tap();
      await expect.poll(focusedTag).toBe('INPUT');
      await page.keyboard.type('678');
      await page.keyboard.press('Enter');

      await expectColumn(page, PRICE_COLUMN, ['678', '101']);
      await expect.poll(focusedTag).toBe('DIV');
    });
  });
});

import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const HEADER = '编号,店铺,价格,从者,标题,上架时间';
const ROWS = Array.from({ length: 12 }, (_, at) => `A-${at + 1},青石铺,${100 + at},梅林,号${at + 1},2026-11-18`);
/** Column of the prices, and of the titles. */
const PRICE = 2;
const TITLE = 4;

async function openSheet(options?: BrowserContextOptions) {
  const { page, context, faults } = await front.visit({
    ...options,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/operator');
  const buffer = Buffer.from([HEADER, ...ROWS].join('\n'));
  await page.setInputFiles('input[type=file]', { name: 'FateGO.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('grid').waitFor();
  await cell(page, 0, PRICE).filter({ hasText: '100' }).waitFor();
  return { page, faults, session: await context.newCDPSession(page) };
}

/** @param index  row of the view from 0; -1 is the header */
function cell(page: Page, index: number, column: number) {
  return page.locator(`[data-index="${index}"][data-column="${column}"]`);
}

/** The texts of a column as the grid shows them. */
async function texts(page: Page, column: number): Promise<readonly string[]> {
  const cells = page.locator(`[role="gridcell"][data-column="${column}"] > span:first-of-type`);
  return cells.allTextContents();
}

const isEditing = (page: Page) => page.locator('[role="grid"] input:not([data-standby])').isVisible();

const slowDown = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

describe('typing into the operator’s grid', () => {
  it.each([
    ['at full speed', 1, 0],
    ['with a slow processor', 6, 0],
    ['with a slow processor and a pause between keys', 6, 40],
  ])('keeps every digit typed into selected cells: %s', async (_, rate, delay) => {
    const { page, session, faults } = await openSheet();
    await slowDown(session, rate);
    const typed = ['600', '678', '1280', '9', '45.5', '600', '678', '678'];

    for (const [index, text] of typed.entries()) {
      await cell(page, index, PRICE).click();
      await page.keyboard.type(text, { delay });
      await page.keyboard.press('Enter');
    }

    expect((await texts(page, PRICE)).slice(0, typed.length)).toEqual(typed);
    expect(faults).toEqual([]);
  });

  it.each([1, 6])('takes digits, Enter, digits as a column of prices; processor slowed %i times', async (rate) => {
    const { page, session } = await openSheet();
    await slowDown(session, rate);
    await cell(page, 0, PRICE).click();

    for (const text of ['600', '678', '301']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }

    expect((await texts(page, PRICE)).slice(0, 4)).toEqual(['600', '678', '301', '103']);
    await page.getByText('改过的格子（3）').waitFor();
  });

  it('opens the editor for an input method and stores the composed text whole', async () => {
    const { page, session } = await openSheet();
    await cell(page, 0, TITLE).click();

    for (const text of ['m', 'me', 'mei']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    expect(await isEditing(page)).toBe(true);
    await session.send('Input.insertText', { text: '梅林宝2' });
    await page.keyboard.type('，日服');
    await page.keyboard.press('Enter');

    expect((await texts(page, TITLE)).slice(0, 2)).toEqual(['梅林宝2，日服', '号2']);
  });

  it('gives the text of the cell back when a composition is given up', async () => {
    const { page, session } = await openSheet();
    await cell(page, 0, TITLE).click();
    await session.send('Input.imeSetComposition', { text: 'mei', selectionStart: 3, selectionEnd: 3 });
    await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });

    await page.keyboard.press('Escape');

    expect(await isEditing(page)).toBe(false);
    expect((await texts(page, TITLE))[0]).toBe('号1');
  });

  it('pastes into a selected cell, and copies the text of one', async () => {
    const { page } = await openSheet();
    await cell(page, 0, PRICE).click();
    await page.keyboard.press('Control+c');
    await cell(page, 1, PRICE).click();

    await page.keyboard.press('Control+v');
    await page.keyboard.press('Enter');

    expect((await texts(page, PRICE)).slice(0, 3)).toEqual(['100', '100', '102']);
  });

  it('edits the old text after Enter, F2 or a second click, and drops the edit on Escape', async () => {
    const { page } = await openSheet();
    for (const openEditor of [
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('F2'),
      () => cell(page, 0, PRICE).click(),
    ]) {
      await cell(page, 0, PRICE).click();
      await openEditor();
      await page.keyboard.press('End');
      await page.keyboard.type('5');
      expect(await page.locator('[role="grid"] input').inputValue()).toBe('1005');
      await page.keyboard.press('Escape');
      expect((await texts(page, PRICE))[0]).toBe('100');
      await cell(page, 1, PRICE).click();
    }
  });

  it('moves with the arrow keys before anything is typed, and with Tab after it', async () => {
    const { page } = await openSheet();
    await cell(page, 0, PRICE).click();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('斯卡哈');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');

    expect((await texts(page, PRICE)).slice(0, 3)).toEqual(['100', '5', '102']);
    expect((await texts(page, PRICE + 1))[1]).toBe('斯卡哈');
    // Nothing was typed after the first Shift+Tab, so the second left the grid.
    expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]'))).toBeNull();
  });

  it('empties a cell with Delete, and undoes with Ctrl+Z while a cell is selected', async () => {
    const { page } = await openSheet();
    await cell(page, 2, PRICE).click();
    await page.keyboard.press('Delete');
    expect((await texts(page, PRICE))[2]).toBe('');

    await page.keyboard.press('Control+z');

    await cell(page, 2, PRICE).filter({ hasText: '102' }).waitFor();
  });

  it('keeps what is being typed when the row is scrolled out of sight', async () => {
    const { page } = await openSheet({ viewport: { width: 1280, height: 320 } });
    await cell(page, 0, PRICE).click();
    await page.keyboard.type('60');
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));

    await page.keyboard.type('0');
    await page.keyboard.press('Enter');

    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0));
    await cell(page, 0, PRICE).filter({ hasText: '600' }).waitFor();
  });

  it('types into the cell that Tab reaches first', async () => {
    const { page } = await openSheet();
    await cell(page, -1, 0).focus();

    await page.keyboard.type('货号');
    await page.keyboard.press('Enter');

    await cell(page, -1, 0).filter({ hasText: '货号' }).waitFor();
  });

  it('brings up no keyboard on a phone before a cell is tapped again, and saves what is typed then', async () => {
    const { page } = await openSheet(PHONE);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await cell(page, 0, PRICE).tap();
    expect(await focused()).toBe('DIV');

    await cell(page, 0, PRICE).tap();
    expect(await focused()).toBe('INPUT');
    await page.keyboard.type('678');
    await page.keyboard.press('Enter');

    expect((await texts(page, PRICE)).slice(0, 2)).toEqual(['678', '101']);
    expect(await focused()).toBe('DIV');
  });
});

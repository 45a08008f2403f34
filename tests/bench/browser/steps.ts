import type { CDPSession, Page } from 'playwright-core';

/** Something a buyer does at once: one key, or one tap. */
export type Step = {
  readonly name: string;
  /** Done before the clock runs: what must be on screen for the step. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page, cdp: CDPSession) => Promise<void>;
};

/** Lines as buyers type them, `<` for a backspace and `⏎` for the key that settles the line. */
const LINES = [
  '梅林宝2 C呆 石800+<<<<500+ 600以内⏎',
  '奥伯龙 孔明 不要国服<<<⏎',
  'meilin<<lin 200-800⏎',
  '旧剑宝2 摩根 等级120+⏎',
];

const box = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
const chips = (page: Page) => page.getByRole('list', { name: '已用的条件' });
const sheet = (page: Page) => page.getByRole('dialog');

/** The key presses of the session, every character of a line one; between two lines all conditions are taken back. */
export const KEY_STEPS: readonly Step[] = LINES.flatMap((line) =>
  Array.from(
    line,
    (key, at): Step => ({
      name: key,
      ...(at === 0 && { prepare: startLine }),
      act: (page, cdp) => press(page, cdp, key),
    }),
  ),
);

/** The taps of the session: in the sheet of filters, then on the chips of what was chosen, then on an order. */
export const TAP_STEPS: readonly Step[] = [
  ...[0, 1, 2, 3].map((at) => tap(`item ${at + 1}`, (page) => tiles(page).nth(at), openFilters)),
  tap('level', (page) => sheet(page).locator('fieldset button[aria-pressed=false]').nth(1)),
  tap('any of them', (page) => sheet(page).getByText('任一', { exact: true }).first()),
  tap('all of them', (page) => sheet(page).getByText('全部满足', { exact: true }).first()),
  ...[0, 1, 2].map((at) =>
    tap(`value ${at + 1}`, (page) =>
      sheet(page)
        .locator('.ant-tag-checkable')
        .nth(at + 2),
    ),
  ),
  ...[0.8, 0.6, 0.4].map((share) => slide(`price to ${share * 100} % of the bars`, share)),
  tap('item 1 again', (page) => tiles(page).first()),
  ...[0, 1, 2, 3].map((at) =>
    tap(`chip ${at + 1} away`, (page) => chips(page).getByRole('button').last(), closeFilters),
  ),
  tap('an order', (page) => sheet(page).locator('button[aria-pressed=false]').nth(1), openOrders),
  tap('another order', (page) => sheet(page).locator('button[aria-pressed=false]').nth(2), openOrders),
];

function tiles(page: Page) {
  return sheet(page).locator('li > button[aria-pressed][title]');
}

function tap(name: string, find: (page: Page) => ReturnType<Page['locator']>, prepare?: Step['prepare']): Step {
  return { name, ...(prepare && { prepare }), act: (page) => find(page).tap() };
}

function slide(name: string, share: number): Step {
  return {
    name,
    act: async (page) => {
      const slider = sheet(page).locator('.ant-slider').first();
      const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
      await slider.tap({ position: { x: width * share, y: height / 2 } });
    },
  };
}

async function startLine(page: Page): Promise<void> {
  const clear = page.getByRole('button', { name: '全部清除' });
  if (await clear.isVisible()) await clear.tap();
  await box(page).fill('');
  await box(page).tap();
  await page.waitForTimeout(1_000);
}

async function openFilters(page: Page): Promise<void> {
  if (await sheet(page).isVisible()) return;
  await page.getByRole('navigation').getByRole('button').first().tap();
  await tiles(page).first().waitFor();
  await page.waitForTimeout(1_000);
}

async function closeFilters(page: Page): Promise<void> {
  const see = sheet(page).locator('.ant-btn-primary');
  if (await see.isVisible()) await see.tap();
  await sheet(page).waitFor({ state: 'hidden' });
}

async function openOrders(page: Page): Promise<void> {
  await closeFilters(page);
  await page.getByRole('navigation').getByRole('button').nth(1).tap();
  await sheet(page).waitFor();
  await page.waitForTimeout(1_000);
}

/** A key as a keyboard sends it. Playwright's own `press` knows the keys of a US keyboard only, and its `insertText`
 *  presses none. */
export async function press(page: Page, cdp: CDPSession, key: string): Promise<void> {
  if (key === '<') return page.keyboard.press('Backspace');
  if (key === '⏎') return page.keyboard.press('Enter');
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

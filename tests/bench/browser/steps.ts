import type { CDPSession, Locator, Page } from '@playwright/test';
import { box, clear, dock, drops, level, other, see, sheet, slider, tiles, value, word } from './targets';
import { look, touch } from './touch';

/** One key press or tap. */
export type Step = {
  readonly name: string;
  /** Unmeasured preparation: brings the target on screen. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page, cdp: CDPSession) => Promise<void>;
};

/** Search lines as buyers type them; `<` stands for Backspace, `⏎` for Enter. */
const LINES = [
  '梅林宝2 C呆 石800+<<<<500+ 600以内⏎',
  '奥伯龙 孔明 不要国服<<<⏎',
  'meilin<<lin 200-800⏎',
  '旧剑宝2 摩根 等级120+⏎',
];

/** Key presses, one per character; all conditions are cleared between lines. */
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

/** Taps: in the filter drawer, then on chips, then on sort orders. */
export const TAP_STEPS: readonly Step[] = [
  ...[0, 1, 2, 3].map((at) => tap(`item ${at + 1}`, (page) => tiles(page).nth(at), openFilters)),
  tap('level', level),
  tap('any of them', (page) => word(page, '任一')),
  tap('all of them', (page) => word(page, '全部满足')),
  ...[0, 1, 2].map((at) => tap(`value ${at + 1}`, (page) => value(page, at + 2))),
  ...[0.8, 0.6, 0.4].map(
    (share): Step => ({
      name: `price to ${share * 100} % of the bars`,
      prepare: (page) => look(slider(page)),
      act: (page) => touch(slider(page), share),
    }),
  ),
  tap('item 1 again', (page) => tiles(page).first()),
  ...[0, 1, 2, 3].map((at) => tap(`chip ${at + 1} away`, (page) => drops(page).last(), closeFilters)),
  tap('an order', (page) => other(page, 1), openOrders),
  tap('another order', (page) => other(page, 2), openOrders),
];

function tap(name: string, find: (page: Page) => Locator, prepare?: Step['prepare']): Step {
  return {
    name,
    prepare: async (page) => {
      await prepare?.(page);
      await look(find(page));
    },
    act: (page) => touch(find(page)),
  };
}

async function startLine(page: Page): Promise<void> {
  // The previous round ends with a closing drawer.
  await sheet(page).waitFor({ state: 'hidden' });
  if (await drops(page).first().isVisible()) {
    await look(clear(page));
    await touch(clear(page));
    await drops(page).first().waitFor({ state: 'hidden' });
  }
  await box(page).fill('');
  await touch(box(page));
  await page.waitForTimeout(1_000);
}

async function openFilters(page: Page): Promise<void> {
  if (await sheet(page).isVisible()) return;
  await touch(dock(page, 0));
  await tiles(page).first().waitFor();
  await page.waitForTimeout(1_000);
}

async function closeFilters(page: Page): Promise<void> {
  if (await see(page).isVisible()) await touch(see(page));
  await sheet(page).waitFor({ state: 'hidden' });
}

async function openOrders(page: Page): Promise<void> {
  await closeFilters(page);
  await touch(dock(page, 1));
  await sheet(page).waitFor();
  await page.waitForTimeout(1_000);
}

/** Dispatches a key event with any character: Playwright's `press` knows only US keys, and `insertText` sends no key event. */
export async function press(page: Page, cdp: CDPSession, key: string): Promise<void> {
  if (key === '<') return page.keyboard.press('Backspace');
  if (key === '⏎') return page.keyboard.press('Enter');
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

import type { CDPSession, Locator, Page } from '@playwright/test';
import {
  bottomBarButton,
  chips,
  clearButton,
  drawer,
  filterValue,
  inactiveOption,
  lastChip,
  levelButton,
  removeChipButton,
  searchInput,
  segment,
  showResultsButton,
  slider,
  tiles,
} from './targets';
import { scrollIntoView, tapTarget } from './touch';

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
    (key, index): Step => ({
      name: key,
      ...(index === 0 && { prepare: startLine }),
      act: (page, cdp) => press(page, cdp, key),
    }),
  ),
);

/** Taps: in the filter drawer, then on chips, then on sort orders. */
export const TAP_STEPS: readonly Step[] = [
  ...[0, 1, 2, 3].map((index) => tap(`item ${index + 1}`, (page) => tiles(page).nth(index), openFilters)),
  tap('level', levelButton),
  tap('any of them', (page) => segment(page, '任一')),
  tap('all of them', (page) => segment(page, '全部满足')),
  ...[0, 1, 2].map((index) => tap(`value ${index + 1}`, (page) => filterValue(page, index + 2))),
  ...[0.8, 0.6, 0.4].map(
    (share): Step => ({
      name: `price to ${share * 100} % of the bars`,
      prepare: (page) => scrollIntoView(slider(page)),
      act: (page) => tapTarget(slider(page), share),
    }),
  ),
  tap('item 1 again', (page) => tiles(page).first()),
  ...[1, 2, 3, 4].flatMap((count) => [
    tap(`chip ${count}`, lastChip, closeFilters),
    tap(`chip ${count} away`, removeChipButton),
  ]),
  tap('an order', (page) => inactiveOption(page, 1), openOrders),
  tap('another order', (page) => inactiveOption(page, 2), openOrders),
];

function tap(name: string, find: (page: Page) => Locator, prepare?: Step['prepare']): Step {
  return {
    name,
    prepare: async (page) => {
      await prepare?.(page);
      await scrollIntoView(find(page));
    },
    act: (page) => tapTarget(find(page)),
  };
}

async function startLine(page: Page): Promise<void> {
  // The previous round ends with a closing drawer.
  await drawer(page).waitFor({ state: 'hidden' });
  if (await chips(page).first().isVisible()) {
    await scrollIntoView(clearButton(page));
    await tapTarget(clearButton(page));
    await chips(page).first().waitFor({ state: 'hidden' });
  }
  await searchInput(page).fill('');
  await tapTarget(searchInput(page));
  await page.waitForTimeout(1_000);
}

async function openFilters(page: Page): Promise<void> {
  if (await drawer(page).isVisible()) return;
  await tapTarget(bottomBarButton(page, 0));
  await tiles(page).first().waitFor();
  await page.waitForTimeout(1_000);
}

async function closeFilters(page: Page): Promise<void> {
  if (await showResultsButton(page).isVisible()) await tapTarget(showResultsButton(page));
  await drawer(page).waitFor({ state: 'hidden' });
}

async function openOrders(page: Page): Promise<void> {
  await closeFilters(page);
  await tapTarget(bottomBarButton(page, 1));
  await drawer(page).waitFor();
  await page.waitForTimeout(1_000);
}

/** Dispatches a key event with any character: Playwright's `press` knows only US keys, and `insertText` sends no key event. */
export async function press(page: Page, cdp: CDPSession, key: string): Promise<void> {
  if (key === '<') return page.keyboard.press('Backspace');
  if (key === '⏎') return page.keyboard.press('Enter');
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

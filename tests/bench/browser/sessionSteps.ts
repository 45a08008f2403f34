import type { CDPSession, Page } from 'playwright-core';
import { type Scrolled, scrollList } from './scrollList';
import { press } from './steps';

/** One action of a buyer; what it scrolled, if it scrolled. */
export type SessionStep = {
  readonly name: string;
  readonly act: (page: Page, cdp: CDPSession) => Promise<Scrolled | undefined>;
  /** What comes before it and is not measured: the buyer looks for the place. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Time until the next action, in ms. */
  readonly pace: number;
};

const TYPING_PACE = 150;
const TAPPING_PACE = 700;
const LOOKING_PACE = 300;
const SWIPE_PX = 2_400;
const SWIPE_SPEED = 2_400;

const box = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
const sheet = (page: Page) => page.getByRole('dialog');
const dock = (page: Page, at: number) => page.getByRole('navigation').getByRole('button').nth(at);
const tiles = (page: Page) => sheet(page).locator('li > button[aria-pressed][title]');
const open = (page: Page) => page.getByRole('article').or(page.getByRole('grid').getByRole('row')).getByRole('link');
const more = (page: Page) => page.getByRole('button', { name: /^再看/ });
const chips = (page: Page) => page.getByRole('list', { name: '已用的条件' });

/** Fifty actions: a line is typed, filters are chosen, the order and the view changed, lists scrolled, offers opened. */
export const SESSION: readonly SessionStep[] = [
  ...type('梅林宝2 500以内⏎'),
  tap('open the filters', (page) => dock(page, 0)),
  tap('item 2', (page) => tiles(page).nth(1)),
  tap('item 3', (page) => tiles(page).nth(2)),
  tap('item 3 again', (page) => tiles(page).nth(2)),
  tap('a level', (page) => sheet(page).locator('fieldset button[aria-pressed=false]').nth(1)),
  tap('any of them', (page) => sheet(page).getByText('任一', { exact: true }).first()),
  tap('see the results', (page) => sheet(page).locator('.ant-btn-primary')),
  swipe('swipe the cards'),
  swipe('swipe the cards back', -1),
  tap('open a card', (page) => open(page).first()),
  tap('close it', (page) => close(page)),
  tap('open the orders', (page) => dock(page, 1)),
  tap('by price', (page) => sheet(page).locator('button[aria-pressed=false]').nth(0)),
  tap('open the views', (page) => dock(page, 2)),
  tap('the table', (page) => sheet(page).locator('button[aria-pressed=false]').first()),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table back', -4),
  tap('by price, turned round', (page) => page.getByRole('columnheader', { name: '价格' }).getByRole('button')),
  tap('by price', (page) => page.getByRole('columnheader', { name: '价格' }).getByRole('button')),
  tap('open a row', (page) => open(page).nth(2)),
  tap('the next offer', (page) => page.getByRole('button', { name: '下一个' })),
  tap('close it', (page) => close(page)),
  tap('open the views', (page) => dock(page, 2)),
  tap('the cards', (page) => sheet(page).locator('button[aria-pressed=false]').first()),
  swipe('swipe the cards'),
  swipe('swipe the cards', 3),
  swipe('swipe the cards back', -5),
  tap('open a card', (page) => open(page).nth(1)),
  tap('close it', (page) => close(page)),
  tap('a chip away', (page) => chips(page).getByRole('button', { name: /^去掉/ }).last()),
  tap('a chip away', (page) => chips(page).getByRole('button', { name: /^去掉/ }).last()),
  ...type('孔明'),
  swipe('swipe what is found'),
];

const close = (page: Page) => sheet(page).getByRole('button', { name: '关闭' });

function type(line: string): readonly SessionStep[] {
  return Array.from(line, (key, at) => ({
    name: `type ${key}`,
    pace: TYPING_PACE,
    act: async (page, cdp) => {
      if (at === 0) await box(page).focus();
      await press(page, cdp, key);
      return undefined;
    },
  }));
}

/** A finger on what is in view. Playwright's own tap would scroll there and press in the same moment, which nobody can,
 *  and asks the page where it hit while the press is measured. */
function tap(name: string, find: (page: Page) => ReturnType<Page['locator']>): SessionStep {
  return {
    name,
    pace: TAPPING_PACE,
    prepare: async (page) => {
      await find(page).first().evaluate(bringInView);
      await page.waitForTimeout(LOOKING_PACE);
    },
    act: async (page) => {
      const { x, y, isHit } = await find(page).first().evaluate(middleOf);
      if (!isHit) throw new Error(`${name}: expected it at ${x}, ${y}`);
      await page.touchscreen.tap(x, y);
      return undefined;
    },
  };
}

/** Runs in the page: where its middle is, and whether a finger there would hit it. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return { x, y, isHit: element.contains(document.elementFromPoint(x, y)) };
}

/** Runs in the page: moves it out from under what stands fast, or into view. */
function bringInView(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center' });
}

/** @param screens  how far, as so many swipes at once; negative goes up */
function swipe(name: string, screens = 1): SessionStep {
  return { name, pace: TAPPING_PACE, act: (page, cdp) => scrollList(page, cdp, screens * SWIPE_PX, SWIPE_SPEED) };
}

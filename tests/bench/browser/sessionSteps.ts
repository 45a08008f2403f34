import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Scrolled, scrollList } from './scrollList';
import { press } from './steps';
import { box, byPrice, close, dock, drops, level, more, next, offer, other, see, tiles, word } from './targets';
import { look, touch } from './touch';

/** One action of a buyer; returns its frames if it scrolls. */
export type SessionStep = {
  readonly name: string;
  readonly act: (page: Page, cdp: CDPSession) => Promise<Scrolled | undefined>;
  /** Unmeasured preparation, such as scrolling the target into view. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Time until the next action, in ms. */
  readonly pace: number;
};

const TYPING_PACE = 150;
const TAPPING_PACE = 700;
const SWIPE_PX = 2_400;
const SWIPE_SPEED = 2_400;

/** Fifty actions: typing, filters, sort order, views, scrolling, opening offers. */
export const SESSION: readonly SessionStep[] = [
  ...type('梅林宝2 500以内⏎'),
  tap('open the filters', (page) => dock(page, 0)),
  tap('item 2', (page) => tiles(page).nth(1)),
  tap('item 3', (page) => tiles(page).nth(2)),
  tap('item 3 again', (page) => tiles(page).nth(2)),
  tap('a level', level),
  tap('any of them', (page) => word(page, '任一')),
  tap('see the results', see),
  swipe('swipe the cards'),
  swipe('swipe the cards back', -1),
  tap('open a card', (page) => offer(page, 0)),
  tap('close it', close),
  tap('open the orders', (page) => dock(page, 1)),
  tap('by price', (page) => other(page, 0)),
  tap('open the views', (page) => dock(page, 2)),
  tap('the table', (page) => other(page, 0)),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table'),
  tap('more rows', more),
  swipe('swipe the table back', -4),
  tap('by price, turned round', byPrice),
  tap('by price', byPrice),
  tap('open a row', (page) => offer(page, 2)),
  tap('the next offer', next),
  tap('close it', close),
  tap('open the views', (page) => dock(page, 2)),
  tap('the cards', (page) => other(page, 0)),
  swipe('swipe the cards'),
  swipe('swipe the cards', 3),
  swipe('swipe the cards back', -5),
  tap('open a card', (page) => offer(page, 1)),
  tap('close it', close),
  tap('a chip away', (page) => drops(page).last()),
  tap('a chip away', (page) => drops(page).last()),
  ...type('孔明'),
  swipe('swipe what is found'),
];

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

function tap(name: string, find: (page: Page) => Locator): SessionStep {
  return {
    name,
    pace: TAPPING_PACE,
    prepare: (page) => look(find(page)),
    act: async (page) => {
      await touch(find(page));
      return undefined;
    },
  };
}

/** @param screens  distance in swipes; negative scrolls up */
function swipe(name: string, screens = 1): SessionStep {
  return { name, pace: TAPPING_PACE, act: (page, cdp) => scrollList(page, cdp, screens * SWIPE_PX, SWIPE_SPEED) };
}

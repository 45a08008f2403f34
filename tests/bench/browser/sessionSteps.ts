import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Scrolled, scrollList } from './scrollList';
import { press } from './steps';
import {
  bottomBarButton,
  closeButton,
  inactiveOption,
  lastChip,
  levelButton,
  moreButton,
  nextButton,
  offerLink,
  priceHeader,
  removeChipButton,
  searchInput,
  segment,
  showResultsButton,
  tiles,
} from './targets';
import { scrollIntoView, tapTarget } from './touch';

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
  tap('open the filters', (page) => bottomBarButton(page, 0)),
  tap('item 2', (page) => tiles(page).nth(1)),
  tap('item 3', (page) => tiles(page).nth(2)),
  tap('item 3 again', (page) => tiles(page).nth(2)),
  tap('a level', levelButton),
  tap('any of them', (page) => segment(page, '任一')),
  tap('see the results', showResultsButton),
  swipe('swipe the cards'),
  swipe('swipe the cards back', -1),
  tap('open a card', (page) => offerLink(page, 0)),
  tap('close it', closeButton),
  tap('open the orders', (page) => bottomBarButton(page, 1)),
  tap('by price', (page) => inactiveOption(page, 0)),
  tap('open the views', (page) => bottomBarButton(page, 2)),
  tap('the table', (page) => inactiveOption(page, 0)),
  swipe('swipe the table'),
  tap('more rows', moreButton),
  swipe('swipe the table'),
  tap('more rows', moreButton),
  swipe('swipe the table'),
  tap('more rows', moreButton),
  swipe('swipe the table back', -4),
  tap('by price, turned round', priceHeader),
  tap('by price', priceHeader),
  tap('open a row', (page) => offerLink(page, 2)),
  tap('the next offer', nextButton),
  tap('close it', closeButton),
  tap('open the views', (page) => bottomBarButton(page, 2)),
  tap('the cards', (page) => inactiveOption(page, 0)),
  swipe('swipe the cards'),
  swipe('swipe the cards', 3),
  swipe('swipe the cards back', -5),
  tap('open a card', (page) => offerLink(page, 1)),
  tap('close it', closeButton),
  tap('open a chip', lastChip),
  tap('take it away', removeChipButton),
  tap('open a chip', lastChip),
  tap('take it away', removeChipButton),
  ...type('孔明'),
  swipe('swipe what is found'),
];

function type(line: string): readonly SessionStep[] {
  return Array.from(line, (key, index) => ({
    name: `type ${key}`,
    pace: TYPING_PACE,
    act: async (page, cdp) => {
      if (index === 0) await searchInput(page).focus();
      await press(page, cdp, key);
      return undefined;
    },
  }));
}

function tap(name: string, find: (page: Page) => Locator): SessionStep {
  return {
    name,
    pace: TAPPING_PACE,
    prepare: (page) => scrollIntoView(find(page)),
    act: async (page) => {
      await tapTarget(find(page));
      return undefined;
    },
  };
}

/** @param screens  distance in swipes; negative scrolls up */
function swipe(name: string, screens = 1): SessionStep {
  return { name, pace: TAPPING_PACE, act: (page, cdp) => scrollList(page, cdp, screens * SWIPE_PX, SWIPE_SPEED) };
}

import type { Page } from '@playwright/test';
import type { OpenShop } from './openShop';
import { addScrolled, type Scrolled, scrollList } from './scrollList';

/** Measurements of a very long list. */
export type LongList = {
  readonly name: string;
  /** Time from navigation to the complete first screen, in ms. */
  readonly openedIn: number;
  readonly scrolled: Scrolled;
  /** Number of elements in the page after scrolling. */
  readonly elements: number;
  /** Deviation of the scroll position after a reload, in px. */
  readonly back: number;
};

const OPENING_MS = 120_000;
const SWIPES = [4_800, 4_800, 4_800, -4_800];
const SPEED = 2_400;

/** Opens lists of the given lengths as cards and as table, swipes through them, scrolls far down and reloads. */
export async function measureLongLists(
  { page, cdp }: OpenShop,
  url: string,
  game: string,
  sizes: readonly number[],
): Promise<readonly LongList[]> {
  const measurements: LongList[] = [];
  for (const shown of sizes) {
    for (const view of ['cards', 'table'] as const) {
      const start = performance.now();
      await page.goto(`${url}/game/${game}?n=${shown}${view === 'table' ? '&view=table' : ''}`);
      await links(page).first().waitFor({ timeout: OPENING_MS });
      const total = page.getByRole('heading', { level: 1 }).filter({ hasText: /^[\d,]+ 个/ });
      await total.waitFor({ timeout: OPENING_MS });
      const there = Math.min(shown, Number((await total.textContent())?.match(/^[\d,]+/)?.[0].replaceAll(',', '')));
      await page
        .getByText(new RegExp(`已看 ${there.toLocaleString('en')} `))
        .waitFor({ state: 'attached', timeout: OPENING_MS });
      const openedIn = performance.now() - start;
      await page.waitForTimeout(3_000);
      const swipes: Scrolled[] = [];
      for (const distance of SWIPES) swipes.push(await scrollList(page, cdp, distance, SPEED));
      measurements.push({
        name: `${shown.toLocaleString('en')} as ${view}`,
        openedIn,
        scrolled: addScrolled(swipes),
        elements: await page.evaluate(() => document.getElementsByTagName('*').length),
        back: await reload(page),
      });
    }
  }
  return measurements;
}

function links(page: Page) {
  return page.getByRole('article').or(page.getByRole('grid').getByRole('row')).getByRole('link');
}

async function reload(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForTimeout(1_500);
  const before = await page.evaluate(() => window.scrollY);
  await page.reload();
  await links(page).first().waitFor({ timeout: OPENING_MS });
  await page.waitForFunction(() => window.scrollY > 0, null, { timeout: OPENING_MS });
  await page.waitForTimeout(1_500);
  return Math.abs((await page.evaluate(() => window.scrollY)) - before);
}

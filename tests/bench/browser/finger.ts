import type { Locator, Page } from '@playwright/test';

const LOOKING_PACE = 300;

/** Brings what will be tapped into view, as a buyer does, and gives the eye a moment. */
export async function look(place: Locator): Promise<void> {
  await place.evaluate(bringInView);
  await place.page().waitForTimeout(LOOKING_PACE);
}

/** Taps what is in view. Playwright's own tap would scroll there and press in the same moment, which nobody can, and asks
 *  the page where it hit while the press is measured.
 *  @param share  how far from its left edge, 0 … 1
 *  @throws      Error if something else is there */
export async function touch(place: Locator, share = 0.5): Promise<void> {
  const page: Page = place.page();
  const { x, y, isHit } = await place.evaluate(pointOf, share);
  if (!isHit) throw new Error(`expected ${String(place)} at ${x}, ${y}`);
  await page.touchscreen.tap(x, y);
}

/** Runs in the page: a point at half its height, and whether a finger there would hit it. */
function pointOf(element: Element, share: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width * share, top + height / 2];
  return { x, y, isHit: element.contains(document.elementFromPoint(x, y)) };
}

/** Runs in the page: moves it out from under what stands fast, or into view. */
function bringInView(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center' });
}

import type { Locator, Page } from '@playwright/test';

const LOOKING_PACE = 300;

/** Scrolls a target into view and waits as long as a person needs to see it. */
export async function scrollIntoView(target: Locator): Promise<void> {
  await target.evaluate(bringInView);
  await target.page().waitForTimeout(LOOKING_PACE);
}

/** Taps a visible target. Playwright's own tap scrolls and hit-tests while the tap is being measured.
 *  @param share  horizontal position in the target, 0 to 1
 *  @throws Error  if another element covers the target */
export async function tapTarget(target: Locator, share = 0.5): Promise<void> {
  const page: Page = target.page();
  const { x, y, isHit } = await target.evaluate(pointOf, share);
  if (!isHit) throw new Error(`expected ${String(target)} at ${x}, ${y}`);
  await page.touchscreen.tap(x, y);
}

/** Runs in the page: returns a point at half the height and whether it hits the element. */
function pointOf(element: Element, share: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width * share, top + height / 2];
  return { x, y, isHit: element.contains(document.elementFromPoint(x, y)) };
}

/** Runs in the page: scrolls the element into view unless it is hit already (fixed bars may cover it). */
function bringInView(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center' });
}

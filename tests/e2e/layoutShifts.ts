import type { Page } from '@playwright/test';

type ShiftsWindow = { readonly shifts: number[] };

/** Records the layout shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts recorded since the page was opened, or since the last call, each as the browser weighs it. */
export function takeShifts(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as never as ShiftsWindow).shifts.splice(0));
}

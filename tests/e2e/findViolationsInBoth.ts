import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { untilDrawn } from './open';

/** Runs axe on a state as it is, and on its colours again in the dark, without going there a second time. It stays dark.
 *  @returns  one line a fault */
export async function findViolationsInBoth(page: Page): Promise<readonly string[]> {
  const faults = await findViolations(page);
  // Less motion would give every colour a transition, which in cards out of sight stands still.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.locator('html[data-theme="dark"]').waitFor();
  await untilDrawn(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const inTheDark = await findViolations(page, ['color-contrast']);
  return [...faults, ...inTheDark.map((fault) => `dark: ${fault}`)];
}

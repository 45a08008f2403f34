import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { untilIdle } from './shopPage';

/** Runs axe on the page as it is, and its contrast rule again in the dark scheme without repeating the steps that led
 *  there. The page stays dark.
 *  @returns  one line per violation */
export async function findViolationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const violations = await findViolations(page);
  // Reduced motion gives every color a transition, which does not run in cards out of sight.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
  await untilIdle(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const darkViolations = await findViolations(page, ['color-contrast']);
  return [...violations, ...darkViolations.map((violation) => `dark: ${violation}`)];
}

import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { untilIdle } from './shopPage';

/** Runs axe on the page as it is in the light scheme, and its contrast rule, the only one that depends on the scheme, again
 *  in the dark one, without repeating the steps that led there. The page ends in the light scheme.
 *  @returns  one line per violation */
export async function findViolationsInBothSchemes(page: Page): Promise<readonly string[]> {
  const violations = await findViolations(page);
  await changeScheme(page, 'dark');
  const darkViolations = await findViolations(page, ['color-contrast']);
  await changeScheme(page, 'light');
  return [...violations, ...darkViolations.map((violation) => `dark: ${violation}`)];
}

async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Reduced motion gives every color a transition, which does not run in cards out of sight.
  await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
  await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeVisible();
  await untilIdle(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

import { expect, type Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { untilIdle } from './shopPage';

/** Runs all rules of axe on the current page in the light scheme, then only the contrast rule in the dark scheme, because no
 *  other rule depends on the scheme. The page is not opened again and ends in the light scheme.
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

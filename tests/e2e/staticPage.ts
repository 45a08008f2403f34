import type { Page } from '@playwright/test';

/** Address of the entry script. */
export const ENTRY = /\/umi\.[0-9a-f]{8}\.js(\?|$)/;

/** Opens a page, which stays as it was rendered at build time until the returned function lets the entry script arrive. */
export async function openBeforeLoad(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('banner', { includeHidden: true }).waitFor({ state: 'attached' });
  // The script after the content has chosen the language.
  await page.waitForFunction(() => document.documentElement.dataset.static !== 'parsing');
  return release;
}

/** Collects errors and warnings of the console and uncaught errors from now on. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isDocument = message.location().url === page.url();
    // Browsers report a document with status 404, which is the right one for the not-found page.
    if (isDocument && /status of 404/.test(message.text())) return;
    // Chromium counts seconds, which a slow machine exceeds; `unusedPreloads` does not.
    if (/preloaded using link preload but not used/.test(message.text())) return;
    if (/registration blocked by Playwright/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

import { expect } from '@playwright/test';
import { test } from './fixtures';
import { expectOffers } from './shopPage';

/** Runs in the search worker. */
function compilesWebAssembly(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

test.describe('the content security policy', () => {
  test('keeps the search worker from compiling WebAssembly', async ({ page, faults }) => {
    await page.goto('/game/FateGO');
    await expectOffers(page);
    const [worker] = page.workers();

    expect(await worker?.evaluate(compilesWebAssembly)).toBe(false);
    expect(faults).toEqual([]);
  });

  test('keeps the page from running an inline script', async ({ page }) => {
    await page.goto('/welcome');

    const title = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "run"';
      document.head.append(script);
      return document.title;
    });

    expect(title).not.toBe('run');
  });
});

import { expect } from '@playwright/test';
import { test } from './fixtures';
import { expectOffers, untilIdle } from './shopPage';

/** Runs in the search worker. */
function compilesWebAssembly(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

test.describe('every page', () => {
  for (const path of [
    '/welcome',
    '/game/FateGO',
    '/favourites',
    '/compare/FateGO',
    '/about',
    '/operator',
    '/no/page',
  ]) {
    test(`requests nothing from other sites, links to none and changes no prototype: ${path}`, async ({
      page,
      faults,
    }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await untilIdle(page);

      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
      expect([...new Set(links)]).toEqual([new URL(page.url()).origin]);
      await expect(page.locator('[target=_blank]')).toHaveCount(0);
      const addedKeys = () => Object.keys(Object.prototype);
      expect(await page.evaluate(addedKeys)).toEqual([]);
      for (const worker of page.workers()) expect(await worker.evaluate(addedKeys)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
});

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

import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

/** Makes the page one of a browser without a method or class, e.g. `Array.prototype.at`. */
async function removeFeature(page: Page, path: string): Promise<void> {
  await page.addInitScript((names) => {
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((object, part) => Reflect.get(object, part) as object, globalThis);
    Reflect.deleteProperty(owner, name);
  }, path.split('.'));
}

const offers = (page: Page) => page.getByRole('heading', { level: 1, name: /个在售/ });
const note = (page: Page) => page.getByText(/浏览器太旧/);

test.describe('a browser without a feature that the site needs', () => {
  for (const feature of ['Array.prototype.at', 'Object.hasOwn', 'String.prototype.replaceAll']) {
    test(`is named as the reason at once: ${feature}`, async ({ page }) => {
      await removeFeature(page, feature);

      await page.goto('/game/FateGO');

      await expect(note(page)).toBeVisible();
      await expect(page.getByText('This browser is too old')).toBeVisible();
      await expect(page.getByText(/网络断了一下/).filter({ visible: true })).toHaveCount(0);
    });
  }
});

test.describe('a browser without other features', () => {
  for (const feature of [
    'structuredClone',
    'DecompressionStream',
    'PerformanceObserver',
    'IntersectionObserver',
    'requestIdleCallback',
    'Array.prototype.findLastIndex',
    'AbortSignal.timeout',
    'BroadcastChannel',
  ]) {
    test(`shows its offers and no note: ${feature}`, async ({ page, faults }) => {
      await removeFeature(page, feature);

      await page.goto('/game/FateGO');

      await expect(offers(page)).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  }
});

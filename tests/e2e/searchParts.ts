import type { Page } from 'playwright-core';
import { untilDrawn } from './open';

export const MERLIN = 'svt-150';
export const CASTORIA = 'svt-284';

// The parts of FateGO's page that a search touches, by their names in Chinese.
export const box = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
export const list = (page: Page) => page.getByRole('listbox', { name: '建议' });
export const options = (page: Page) => list(page).getByRole('option');
export const chips = (page: Page) => page.getByRole('list', { name: '已用的条件' });
export const total = (page: Page) => page.getByRole('heading', { level: 1 });
/** The number that the total says. */
export const totalOf = async (page: Page) =>
  Number(/[\d,]+/.exec((await total(page).textContent()) ?? '')?.[0].replaceAll(',', ''));
/** The query as the address has it, readable. */
export const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Opens a page and waits for the whole catalogue: until then the total says `≥`. */
export async function openShop(page: Page, asked = ''): Promise<void> {
  await page.goto(`/game/FateGO${asked}`);
  await page.getByRole('article').first().waitFor();
  await total(page)
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

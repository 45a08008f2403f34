import type { Page } from '@playwright/test';

/** Targets of the steps, by CSS selectors: role queries force a layout of the whole page, which would be measured too. */

export const searchInput = (page: Page) => page.locator('[data-tour=box] input');
export const drawer = (page: Page) => page.locator('[role=dialog]');
export const bottomBarButton = (page: Page, index: number) => page.locator('nav[aria-label=筛选] button').nth(index);
/** Tiles of the item picker, and the other controls of the drawer. */
export const tiles = (page: Page) => drawer(page).locator('li > button[aria-pressed][title]');
export const levelButton = (page: Page) => drawer(page).locator('fieldset button[aria-pressed=false]').nth(1);
/** An option of a segmented switch. */
export const segment = (page: Page, text: string) => drawer(page).locator('label', { hasText: text }).first();
export const filterValue = (page: Page, index: number) =>
  drawer(page).locator('label:has(input[type=checkbox])').nth(index);
export const slider = (page: Page) => drawer(page).locator('div:has(> [role=slider])').first();
/** The inactive entries of a list of sort orders or views. */
export const inactiveOption = (page: Page, index: number) =>
  drawer(page).locator('button[aria-pressed=false]').nth(index);
export const showResultsButton = (page: Page) => drawer(page).locator('button', { hasText: /^查看/ });
export const closeButton = (page: Page) => drawer(page).locator('button[aria-label=关闭]');
export const nextButton = (page: Page) => drawer(page).locator('button[aria-label=下一个]');
export const chips = (page: Page) => page.locator('ul[aria-label=已用的条件] button[aria-haspopup=dialog]');
/** The last chip that is not folded away. */
export const lastChip = (page: Page) => chips(page).filter({ visible: true }).last();
/** In the popover of a chip. */
export const removeChipButton = (page: Page) => drawer(page).locator('button', { hasText: '去掉' });
export const clearButton = (page: Page) => page.locator('main button', { hasText: '重置' });
export const offerLink = (page: Page, index: number) => page.locator('article a, [role=grid] [role=row] a').nth(index);
export const moreButton = (page: Page) => page.locator('main button', { hasText: /^再看/ });
export const priceHeader = (page: Page) => page.locator('[role=columnheader]', { hasText: '价格' }).locator('button');

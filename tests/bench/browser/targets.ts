import type { Page } from '@playwright/test';

/** Targets of the steps, by CSS selectors: role queries force a layout of the whole page, which would be measured too. */

export const box = (page: Page) => page.locator('[data-tour=box] input');
export const sheet = (page: Page) => page.locator('[role=dialog]');
export const dock = (page: Page, at: number) => page.locator('nav[aria-label=筛选] button').nth(at);
/** Tiles of the item picker, and the other controls of the drawer. */
export const tiles = (page: Page) => sheet(page).locator('li > button[aria-pressed][title]');
export const level = (page: Page) => sheet(page).locator('fieldset button[aria-pressed=false]').nth(1);
export const word = (page: Page, exact: string) => sheet(page).getByText(exact, { exact: true }).first();
export const value = (page: Page, at: number) => sheet(page).locator('.ant-tag-checkable').nth(at);
export const slider = (page: Page) => sheet(page).locator('.ant-slider').first();
/** The inactive entries of a list of sort orders or views. */
export const other = (page: Page, at: number) => sheet(page).locator('button[aria-pressed=false]').nth(at);
export const see = (page: Page) => sheet(page).locator('.ant-btn-primary');
export const close = (page: Page) => sheet(page).locator('button[aria-label=关闭]');
export const next = (page: Page) => sheet(page).locator('button[aria-label=下一个]');
export const drops = (page: Page) => page.locator('ul[aria-label=已用的条件] button[aria-label^=去掉]');
export const clear = (page: Page) => page.locator('main button', { hasText: '重置' });
export const offer = (page: Page, at: number) => page.locator('article a, [role=grid] [role=row] a').nth(at);
export const more = (page: Page) => page.locator('main button', { hasText: /^再看/ });
export const byPrice = (page: Page) => page.locator('[role=columnheader]', { hasText: '价格' }).locator('button');

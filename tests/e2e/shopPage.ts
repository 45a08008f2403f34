import { expect, type Locator, type Page } from '@playwright/test';

export const MERLIN = 'merlin';
export const CASTORIA = 'altria-caster';

export const searchBox = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
export const suggestionList = (page: Page) => page.getByRole('listbox', { name: '建议' });
export const suggestions = (page: Page) => suggestionList(page).getByRole('option');
export const chips = (page: Page) => page.getByRole('list', { name: '已用的条件' });
export const total = (page: Page) => page.getByRole('heading', { level: 1 });
export const cards = (page: Page) => page.getByRole('article');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a page of FateGO and waits until its whole catalog is loaded and rendered. */
export async function openShop(page: Page, query = '', group = 'game'): Promise<void> {
  await page.goto(`/${group}/FateGO${query}`);
  await untilComplete(page);
  await expect(cards(page).first()).toBeVisible();
}

/** Waits for the whole catalog; until then, the total starts with `≥` and offers may still move. */
export async function untilComplete(page: Page): Promise<void> {
  await untilTotal(page, '^[\\d,]+ 个');
  await expect(total(page)).toHaveText(/^[\d,]+ 个/);
  await untilIdle(page);
}

/** Polls in every frame of the page, because almost every test begins with this wait and an assertion retries less often. */
async function untilTotal(page: Page, pattern: string): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('h1')?.textContent ?? ''),
    pattern,
  );
}

/** Waits until the page has nothing left to render: filters, chips and further cards follow the first cards. A browser may put off idle
 *  callbacks without end. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })));
}

/** Waits for the offers of a game, complete or not. */
export async function expectOffers(page: Page): Promise<void> {
  await untilTotal(page, '个在售');
  await expect(page.getByRole('heading', { level: 1, name: /个在售/ })).toBeVisible();
}

export async function expectTotal(page: Page, count: number): Promise<void> {
  await expect(total(page)).toHaveText(new RegExp(`^${count.toLocaleString('zh-CN')} 个`));
}

/** Reads the first number in the text of an element, e.g. of the total. */
export async function numberIn(element: Locator): Promise<number> {
  return parseNumber((await element.textContent()) ?? '');
}

/** Parses the first number in a text; NaN without one. */
export function parseNumber(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** Reads the code of an offer from a card, row or link. */
export async function codeIn(element: Locator): Promise<string> {
  const text = `${await element.getAttribute('aria-label')} ${await element.textContent()}`;
  return /FG-\d+/.exec(text)?.[0] ?? '';
}

/** Reads the codes of the first cards. */
export async function firstCodes(page: Page, count: number): Promise<readonly string[]> {
  const labels = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.slice(0, count);
}

/** The query part of the address, percent-decoded. */
export function decodedQuery(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search);
}

export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect.poll(() => decodedQuery(page)).toBe(query);
}

export async function expectParameter(page: Page, name: string, value: string | null): Promise<void> {
  await expect(page).toHaveURL((url) => url.searchParams.get(name) === value);
}

/** Number of pixels by which the page is wider than the screen. A phone's window grows with the page, so its width shows no overflow. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Makes the server answer with an overlay for all games. */
export async function serveOverlay(page: Page, overlay: object): Promise<void> {
  const json = { version: 1, asOf: new Date().toISOString(), ...overlay };
  await page.route('**/__serverLoader?*', (route) => route.fulfill({ json }));
}

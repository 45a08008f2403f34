import type { Browser, CDPSession, Page } from '@playwright/test';
import { bundleProbe } from '../browser/bundleProbe';
import { press } from '../browser/steps';
import { openBlankPage, PHONE, throttleNetwork, throttleProcessor } from './throttling';
import { SEARCH_BOX, type VisitMarks, type VisitWindow } from './visitMarks';

const LONGEST_WAIT_MS = 60_000;
const POLL_MS = 200;
/** Time between two keys on a phone. */
const PACE_MS = 150;
/** Time without a further total after which the search is complete, on a page that is not throttled. */
const SETTLED_MS = 3_000;
const OPTIONS = { ...PHONE, locale: 'zh-CN' };

export type Shop = { readonly site: string; readonly path: string; readonly name: string };

/** Times since navigation in ms; `Infinity` for what has not happened within a minute. */
export type ShopVisit = {
  readonly boxShown: number;
  readonly typed: number;
  readonly nameAnswered: number;
  readonly firstOffers: number;
};

/** Visits a page twice with throttled network and processor: once without input, once typing a name as soon as a search box is in the page.
 *  @param answers  totals of offers that answer the name */
export async function visitShop(browser: Browser, shop: Shop, answers: ReadonlySet<number>): Promise<ShopVisit> {
  const { firstOfferAt } = await visit(browser, shop, (page) =>
    waitForMarks(page, (marks) => marks.firstOfferAt !== null),
  );
  const marks = await visit(browser, shop, async (page, cdp) => {
    await typeName(page, cdp, shop.name);
    await waitForMarks(page, (current) => findAnswer(current, answers) !== null);
  });
  return {
    boxShown: marks.boxShownAt ?? Number.POSITIVE_INFINITY,
    typed: marks.typedAt ?? Number.POSITIVE_INFINITY,
    nameAnswered: findAnswer(marks, answers) ?? Number.POSITIVE_INFINITY,
    firstOffers: firstOfferAt ?? Number.POSITIVE_INFINITY,
  };
}

/** Finds the totals that answer a name, by searching for it without throttling: typed into the page, which may complete it to an item, and
 *  in the query string, which is always parsed as text.
 *  @throws Error  if an answer cannot be told from the page without a search */
export async function findAnswers(browser: Browser, { site, path, name }: Shop): Promise<ReadonlySet<number>> {
  const readTotal = async (url: string, act: (page: Page, cdp: CDPSession) => Promise<void>) => {
    const { page, cdp } = await openProbedPage(browser, site);
    await page.goto(url);
    await waitForMarks(page, ({ totals }) => totals.length > 0);
    await act(page, cdp);
    await page.waitForTimeout(SETTLED_MS);
    const { totals } = await readMarks(page);
    await page.context().close();
    return totals.at(-1)?.total ?? Number.NaN;
  };
  const unfiltered = await readTotal(site + path, async () => {});
  const answers = new Set([
    await readTotal(site + path, (page, cdp) => typeName(page, cdp, name)),
    await readTotal(`${site}${path}?q=${encodeURIComponent(name)}`, async () => {}),
  ]);
  if (answers.has(unfiltered) || answers.has(0)) throw new Error(`${path}: ${name} has no total of its own`);
  return answers;
}

async function visit(
  browser: Browser,
  { site, path }: Shop,
  act: (page: Page, cdp: CDPSession) => Promise<void>,
): Promise<VisitMarks> {
  const { page, cdp } = await openProbedPage(browser, site);
  await throttleNetwork(cdp);
  await throttleProcessor(cdp);
  // The search box may be usable long before the page is loaded.
  await page.goto(site + path, { waitUntil: 'commit' });
  await act(page, cdp);
  const marks = await readMarks(page);
  await page.context().close();
  return marks;
}

async function openProbedPage(browser: Browser, site: string): ReturnType<typeof openBlankPage> {
  const opened = await openBlankPage(browser, site, OPTIONS);
  opened.page.setDefaultTimeout(LONGEST_WAIT_MS);
  await opened.page.addInitScript({ content: await bundleProbe('../load/visitProbe.ts') });
  return opened;
}

async function typeName(page: Page, cdp: CDPSession, name: string): Promise<void> {
  await page.locator(SEARCH_BOX).filter({ visible: true }).first().focus();
  for (const key of name) {
    await press(page, cdp, key);
    await page.waitForTimeout(PACE_MS);
  }
}

/** Returns when the first answer after the last key was painted. */
function findAnswer({ totals, typedAt }: VisitMarks, answers: ReadonlySet<number>): number | null {
  if (typedAt === null) return null;
  return totals.find(({ total, paintedAt }) => paintedAt >= typedAt && answers.has(total))?.paintedAt ?? null;
}

/** Waits until the marks are complete, at most a minute. */
async function waitForMarks(page: Page, isComplete: (marks: VisitMarks) => boolean): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (!isComplete(await readMarks(page)) && performance.now() < deadline) await page.waitForTimeout(POLL_MS);
}

function readMarks(page: Page): Promise<VisitMarks> {
  return page.evaluate(() => (window as unknown as VisitWindow).visitMarks);
}

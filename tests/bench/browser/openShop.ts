import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { bundleProbe } from './bundleProbe';

/** A phone's page of a game, slowed down and watched. */
export type OpenShop = {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Milliseconds from the first request until the whole catalogue can be searched. */
  readonly loadedIn: number;
  /** What a loop took before the page was slowed down, in ms. */
  readonly quick: number;
  /** How many times slower the main thread really was once the catalogue was there. */
  readonly slowdown: number;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' } as const;
const LOADING_MS = 180_000;
const STEP_MS = 15_000;

/** Opens a game's page in Chromium, its main thread slowed down, and waits for the whole catalogue.
 *  @param url    of the site
 *  @param rate   how many times slower the main thread shall be
 *  @param probe  script of this folder that runs in the page before any other
 *  @throws      if no browser can be opened or the catalogue is not complete in three minutes */
export async function openShop(url: string, game: string, rate: number, probe = 'pageProbe.ts'): Promise<OpenShop> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  page.setDefaultTimeout(LOADING_MS);
  await page.addInitScript({ content: await bundleProbe(probe) });
  // A page of the same site first: the browser gives a new site a new process, whose speed would be the old one.
  await page.goto(`${url}/favicon.svg`);
  const cdp = await page.context().newCDPSession(page);
  const quick = await timeLoop(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const start = performance.now();
  await page.goto(`${url}/game/${game}`);
  await page.getByRole('article').first().waitFor();
  // While segments are missing, the total says `≥`.
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  const loadedIn = performance.now() - start;
  page.setDefaultTimeout(STEP_MS);
  return { browser, page, cdp, loadedIn, quick, slowdown: (await timeLoop(page)) / quick };
}

/** How many times slower the main thread is now, as a loop measures it. */
export async function measureSlowdown({ page, quick }: OpenShop): Promise<number> {
  return (await timeLoop(page)) / quick;
}

/** The fastest of some runs of a loop, in ms. */
async function timeLoop(page: Page): Promise<number> {
  return page.evaluate(() => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 5; run++) {
      const start = performance.now();
      let sum = 0;
      for (let i = 0; i < 2e7; i++) sum += i % 7;
      if (sum > 0) best = Math.min(best, performance.now() - start);
    }
    return best;
  });
}

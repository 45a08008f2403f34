import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { bundleProbe } from './bundleProbe';

/** A throttled game page with a probe. */
export type OpenShop = {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Time from navigation until the whole catalog is searchable, in ms. */
  readonly loadedIn: number;
  /** Duration of the reference loop before throttling, in ms. */
  readonly referenceMs: number;
  /** Measured throttling factor of the main thread after loading. */
  readonly slowdown: number;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' } as const;
const LOADING_MS = 180_000;
const STEP_MS = 15_000;

/** Opens a game page in Chromium with a throttled main thread and waits until the whole catalog is loaded.
 *  @param url    URL of the site
 *  @param rate   throttling factor
 *  @param probe  script of this folder that runs before the scripts of the page
 *  @throws Error  if no browser works or the catalog is incomplete after three minutes */
export async function openShop(url: string, game: string, rate: number, probe = 'pageProbe.ts'): Promise<OpenShop> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  page.setDefaultTimeout(LOADING_MS);
  await page.addInitScript({ content: await bundleProbe(probe) });
  // Visits the site first: a new site gets a new process, which would not be throttled.
  await page.goto(`${url}/favicon.svg`);
  const cdp = await page.context().newCDPSession(page);
  const referenceMs = await timeLoop(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const start = performance.now();
  await page.goto(`${url}/game/${game}`);
  await page.getByRole('article').first().waitFor();
  // The total starts with `≥` while segments are missing.
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  const loadedIn = performance.now() - start;
  page.setDefaultTimeout(STEP_MS);
  return { browser, page, cdp, loadedIn, referenceMs, slowdown: (await timeLoop(page)) / referenceMs };
}

/** Measures the current throttling factor of the main thread with the reference loop. */
export async function measureSlowdown({ page, referenceMs }: OpenShop): Promise<number> {
  return (await timeLoop(page)) / referenceMs;
}

/** Returns the fastest of five runs of the reference loop, in ms. */
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

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { type Site, serveSite } from '../../scripts/site/serveSite';

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

/** The built site, served, with a browser in front of it: one for each test file. */
export type Shopfront = {
  readonly url: string;
  /** A fresh visitor: no cache, no storage, Chinese unless `options` say otherwise. Closed by `closeAll`. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  readonly closeAll: () => Promise<void>;
};

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong without anybody seeing it: uncaught errors and CSP violations. */
  readonly faults: string[];
};

/** Opens dist/ for a test file; call it in beforeAll and `closeAll` in afterAll. */
export async function openShopfront(): Promise<Shopfront> {
  const site: Site = await serveSite('dist', 0);
  const browser: Browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  return {
    url: site.url,
    visit: async (options = {}) => {
      const context = await browser.newContext({ locale: 'zh-CN', baseURL: site.url, ...DESKTOP, ...options });
      contexts.push(context);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text());
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== site.url) faults.push(`left the origin: ${url.origin}`);
      });
      return { context, page, faults };
    },
    closeAll: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await site.close();
    },
  };
}

/** Waits until the page has nothing left to draw: filters, chips and the cards further down follow the first cards. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

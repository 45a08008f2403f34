import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { type Site, serveSite } from '../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

/** The built site, served, with a browser in front of it: one for each test file. */
export type Shopfront = {
  readonly url: string;
  /** A fresh visitor: no cache, no storage, no service worker, which would answer before the test can, and Chinese, unless
   *  `options` say otherwise. Closed by `closeAll`. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  /** Takes the site off the net. */
  readonly stop: () => Promise<void>;
  /** Serves a folder at the same address: the site is back, or a new release is out. */
  readonly serve: (root: string) => Promise<void>;
  readonly closeAll: () => Promise<void>;
};

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong without anybody seeing it: uncaught errors and CSP violations. */
  readonly faults: string[];
};

/** Opens the test site for a test file; call it in beforeAll and `closeAll` in afterAll. */
export async function openShopfront(): Promise<Shopfront> {
  let site: Site = await serveSite(TEST_SITE_FOLDER, 0);
  const { url } = site;
  const browser: Browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  return {
    url,
    visit: async (options = {}) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        locale: 'zh-CN',
        baseURL: url,
        ...DESKTOP,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text());
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== url) faults.push(`left the origin: ${origin}`);
      });
      return { context, page, faults };
    },
    stop: () => site.close(),
    serve: async (root) => {
      await site.close();
      site = await serveSite(root, Number(new URL(url).port));
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

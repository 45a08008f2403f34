import { type BrowserContextOptions, type Page, test as playwright } from '@playwright/test';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { serveSite } from '../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';

type TestFixtures = {
  /** Uncaught errors, CSP violations and requests to other origins in the context of `page` so far. */
  readonly faults: readonly string[];
  /** Opens a page in a context of its own, i.e. for another visitor, with the options of the test and those given. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  readonly siteFolder: string;
  /** Address of the local server for `siteFolder`. */
  readonly siteUrl: string;
};

/** A page of a test ends before V8's last compiler pays off. The one before it does: a page prepares the query parser when it is idle. */
const WITHOUT_LAST_COMPILER = '--js-flags=--no-opt';

export const test = playwright.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ headless }, use) => {
      const browser = await launchBrowser({ headless, args: [WITHOUT_LAST_COMPILER] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  siteFolder: [TEST_SITE_FOLDER, { scope: 'worker', option: true }],
  siteUrl: [
    async ({ siteFolder }, use) => {
      const site = await serveSite(siteFolder, 0);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  page: async ({ page }, use) => {
    await use(page);
    // A request that an interception still holds back would fail once the test has ended.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  faults: async ({ context, baseURL }, use) => {
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) faults.push(message.text());
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`left the origin: ${origin}`);
    });
    await use(faults);
  },
  openPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});

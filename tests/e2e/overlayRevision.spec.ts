import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { test as siteTest } from './fixtures';
import { test as restartableTest } from './restartableSite';
import { mustRunCatalog } from './runCatalog';
import { cards } from './shopPage';

const CODES = Array.from({ length: 20 }, (_, index) => `A-${100 + index}`);
const MINUTE_MS = 60_000;
const NEWER_CATALOG = /^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/;
const card = (page: Page, code: string) => page.getByRole('article', { name: code, exact: true });
const notice = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const showNewer = (page: Page) => page.getByRole('button', { name: '显示', exact: true });

/** A shop whose catalog and overlay are edited by the command line. */
type Shop = {
  readonly publish: (codes: readonly string[]) => Promise<void>;
  readonly overlay: (...words: readonly string[]) => Promise<void>;
  /** Answers the requests of a visitor for catalog and overlay with the files of the shop. */
  readonly routeFor: (context: BrowserContext) => Promise<void>;
};

function createShop(root: string): Shop {
  mkdirSync(root, { recursive: true });
  const out = join(root, 'catalog');
  const overlay = join(root, '__serverLoader');
  return {
    publish: async (codes) => {
      const rows = codes.map((code) => `${code},青石铺,268,,日服自抽,2026-11-18 14:20`);
      writeFileSync(join(root, 'FateGO.csv'), ['编号,店铺,价格,角色/物品,标题,上架时间', ...rows, ''].join('\n'));
      await mustRunCatalog('build', join(root, 'FateGO.csv'), '--out', out);
    },
    overlay: async (...words) => {
      await mustRunCatalog('overlay', ...words, '--out', out, '--file', overlay);
    },
    routeFor: async (context) => {
      await context.route('**/catalog/FateGO/**', (route) => {
        const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
        return route.fulfill({ path: join(out, 'FateGO', name) });
      });
      await context.route('**/__serverLoader?*', (route) =>
        existsSync(overlay)
          ? route.fulfill({ contentType: 'application/json', body: readFileSync(overlay) })
          : route.fulfill({ status: 404, body: '' }),
      );
    },
  };
}

/** Opens the shop with a clock that the test can move forward, and waits until its offers are confirmed. */
async function openTab(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/game/FateGO?shown=60');
  await expect(card(page, 'A-100').getByText(/有货/)).toBeVisible();
}

const shopTest = siteTest.extend<{ readonly shop: Shop }>({
  shop: async ({ context }, use, testInfo) => {
    const shop = createShop(testInfo.outputPath('shop'));
    await shop.routeFor(context);
    await shop.publish(CODES);
    await shop.overlay('set', '--confirm');
    await use(shop);
  },
});

shopTest.describe('a tab with an older catalog than the overlay refers to', () => {
  shopTest('shows no removed offer as available and offers the newer catalog', async ({ page, shop }) => {
    await openTab(page);

    await shop.overlay('set', '--sold', 'A-100');
    await shop.publish(CODES.slice(1));
    await shop.overlay('clear', 'A-100');
    await shop.overlay('set', '--reserved', 'A-101');
    await page.clock.fastForward(MINUTE_MS);

    await expect(card(page, 'A-100')).toBeVisible();
    await expect(card(page, 'A-101').getByText(/预留中/)).toBeVisible();
    await expect(page.getByText(/^有货/)).toHaveCount(0);
    await expect(notice(page, /有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。/)).toBeVisible();

    await showNewer(page).click();

    await expect(card(page, 'A-102').getByText(/有货/)).toBeVisible();
    await expect(card(page, 'A-101').getByText(/预留中/)).toBeVisible();
    await expect(card(page, 'A-100')).toHaveCount(0);
    await expect(notice(page, /目录/)).toHaveCount(0);
  });

  shopTest('offers the newer catalog, as unverified, when publishing ends the confirmation', async ({ page, shop }) => {
    await openTab(page);

    await shop.publish([...CODES, 'A-999']);
    await page.clock.fastForward(MINUTE_MS);

    await expect(notice(page, NEWER_CATALOG)).toBeVisible();
    await showNewer(page).click();
    await expect(card(page, 'A-999')).toBeVisible();
    await expect(notice(page, /^这里是 .+ 的目录，有没有货没有核实。$/)).toBeVisible();
    await expect(page.getByText(/^有货/)).toHaveCount(0);
  });

  shopTest(
    'finds the newer catalog when it becomes visible and after five minutes',
    async ({ page, openPage, shop }) => {
      // A clock belongs to a context: in a context of its own, the second tab can move its clock without the first.
      const waiting = await openPage();
      await shop.routeFor(waiting.context());
      for (const tab of [page, waiting]) await openTab(tab);
      await shop.publish([...CODES, 'A-999']);

      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await waiting.clock.fastForward(5 * MINUTE_MS);

      for (const tab of [page, waiting]) {
        await expect(notice(tab, NEWER_CATALOG)).toBeVisible();
        await expect(card(tab, 'A-100')).toBeVisible();
        await expect(tab.getByText(/^有货/)).toHaveCount(0);
        await expect(card(tab, 'A-999')).toHaveCount(0);
      }
    },
  );
});

restartableTest.describe('a catalog cached by the service worker', () => {
  const firstCard = (page: Page, text: RegExp) => cards(page).first().getByText(text);

  /** Copies the site without its catalog of FateGO and with an overlay that confirms a revision of it. */
  function copySiteWithoutCatalog(root: string, revision: number): string {
    cpSync(TEST_SITE_FOLDER, root, { recursive: true });
    rmSync(join(root, 'catalog/FateGO'), { recursive: true });
    for (const ending of ['.br', '.gz']) rmSync(join(root, `__serverLoader${ending}`), { force: true });
    const catalogs = { FateGO: { publishedAt: revision, currency: 'CNY' } };
    const overlay = { version: 1, asOf: new Date().toISOString(), catalogs };
    writeFileSync(join(root, '__serverLoader'), JSON.stringify(overlay));
    return root;
  }

  /** Returns the revision of the cached catalog as soon as its manifest, the last file, is cached. */
  async function cachedRevision(page: Page): Promise<number> {
    const manifest = await page.evaluate(async () => {
      for (;;) {
        const response = await caches.match('/catalog/FateGO/manifest.json');
        if (response !== undefined) return (await response.json()) as { readonly publishedAt: number };
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    return manifest.publishedAt;
  }

  restartableTest('is not shown as available by an overlay for a newer revision', async ({ page, site }, testInfo) => {
    await page.goto('/game/FateGO');
    await expect(cards(page).first()).toBeVisible();
    const revision = await cachedRevision(page);

    await site.serve(copySiteWithoutCatalog(testInfo.outputPath('same'), revision));
    await page.reload();
    await expect(firstCard(page, /有货/)).toBeVisible();
    await site.serve(copySiteWithoutCatalog(testInfo.outputPath('newer'), revision + 1));
    await page.reload();

    await expect(notice(page, /连不上网站：正在看 .+ 的目录，状态可能已变。/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/^有货/)).toHaveCount(0);
  });
});

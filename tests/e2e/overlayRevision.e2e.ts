import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { openShopfront, type Shopfront, type Visit } from './open';

let front: Shopfront;
let folder: string;
beforeAll(async () => {
  front = await openShopfront();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterAll(async () => {
  await front.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const CODES = Array.from({ length: 20 }, (_, at) => `A-${100 + at}`);
const MINUTE = 60_000;
const card = (page: Page, code: string) => page.getByRole('article', { name: code, exact: true });
const notice = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** A shop that publishes a sheet and says what has changed since, by the command line. */
function openBackRoom() {
  const root = mkdtempSync(join(folder, 'shop-'));
  const out = join(root, 'catalog');
  const file = join(root, '__serverLoader');
  const run = (...words: readonly string[]) =>
    execFileSync('npx', ['tsx', 'src/cli/main.ts', ...words], { stdio: 'pipe' });
  return {
    publish: (codes: readonly string[]) => {
      const rows = codes.map((code) => `${code},青石铺,268,,日服自抽,2026-11-18 14:20`);
      writeFileSync(join(root, 'FateGO.csv'), ['编号,店铺,价格,角色/物品,标题,上架时间', ...rows, ''].join('\n'));
      run('build', join(root, 'FateGO.csv'), '--out', out);
    },
    overlay: (...words: readonly string[]) => run('overlay', ...words, '--out', out, '--file', file),
    /** Puts catalog and overlay in the place of those of the site. */
    serveTo: async ({ page }: Visit) => {
      await page.route('**/catalog/FateGO/**', (route) => {
        const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
        return route.fulfill({ path: join(out, 'FateGO', name) });
      });
      await page.route('**/__serverLoader?*', (route) =>
        existsSync(file)
          ? route.fulfill({ contentType: 'application/json', body: readFileSync(file) })
          : route.fulfill({ status: 404, body: '' }),
      );
    },
  };
}

/** Opens the shop with a clock that the test can move on. */
async function openTab(shop: ReturnType<typeof openBackRoom>): Promise<Page> {
  const visit = await front.visit();
  await shop.serveTo(visit);
  await visit.page.clock.install();
  await visit.page.goto('/game/FateGO?shown=60');
  await card(visit.page, 'A-100').waitFor();
  return visit.page;
}

describe('a tab with an earlier catalog than the overlay refers to', () => {
  it('never shows an offer as available that was sold and removed since, and offers the newer catalog', async () => {
    const shop = openBackRoom();
    shop.publish(CODES);
    shop.overlay('set', '--confirm');
    const page = await openTab(shop);
    await card(page, 'A-100').getByText(/有货/).waitFor();

    shop.overlay('set', '--sold', 'A-100');
    shop.publish(CODES.slice(1));
    shop.overlay('clear', 'A-100');
    shop.overlay('set', '--reserved', 'A-101');
    await page.clock.fastForward(MINUTE);

    await card(page, 'A-100')
      .getByText(/状态未知/)
      .waitFor();
    await card(page, 'A-101')
      .getByText(/预留中/)
      .waitFor();
    expect(await page.getByText(/有货 ·/).count()).toBe(0);
    await notice(page, /有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。/).waitFor();

    await page.getByRole('button', { name: '显示', exact: true }).click();

    await card(page, 'A-102').getByText(/有货/).waitFor();
    await card(page, 'A-101')
      .getByText(/预留中/)
      .waitFor();
    expect(await card(page, 'A-100').count()).toBe(0);
    expect(await notice(page, /目录/).count()).toBe(0);
  });

  it('offers the newer catalog as soon as publishing has withdrawn the confirmation, and says that it is unverified', async () => {
    const shop = openBackRoom();
    shop.publish(CODES);
    shop.overlay('set', '--confirm');
    const page = await openTab(shop);
    await card(page, 'A-100').getByText(/有货/).waitFor();

    shop.publish([...CODES, 'A-999']);
    await page.clock.fastForward(MINUTE);

    await notice(page, /^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/).waitFor();
    await page.getByRole('button', { name: '显示', exact: true }).click();
    await card(page, 'A-999').waitFor();
    await notice(page, /^这里是 .+ 的目录，有没有货没有核实。$/).waitFor();
    expect(await page.getByText(/有货 ·/).count()).toBe(0);
  });

  it('finds the newer catalog when it is seen again, and after five minutes, and confirms its own no longer', async () => {
    const shop = openBackRoom();
    shop.publish(CODES);
    shop.overlay('set', '--confirm');
    const [seen, waiting] = [await openTab(shop), await openTab(shop)];
    for (const page of [seen, waiting]) await card(page, 'A-100').getByText(/有货/).waitFor();
    shop.publish([...CODES, 'A-999']);

    await seen.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waiting.clock.fastForward(5 * MINUTE);

    for (const page of [seen, waiting]) {
      await notice(page, /^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/).waitFor();
      await card(page, 'A-100')
        .getByText(/状态未知/)
        .waitFor();
      expect(await page.getByText(/有货 ·/).count()).toBe(0);
      expect(await card(page, 'A-999').count()).toBe(0);
    }
  });
});

describe('a catalog that the service worker has kept', () => {
  /** The site without its catalog of FateGO, and with an overlay that confirms another revision of it, or the same. */
  function siteWithoutCatalog(revision: number): string {
    const root = mkdtempSync(join(folder, 'site-'));
    cpSync(TEST_SITE_FOLDER, root, { recursive: true });
    rmSync(join(root, 'catalog/FateGO'), { recursive: true });
    const catalogs = { FateGO: { publishedAt: revision, currency: 'CNY' } };
    for (const ending of ['.br', '.gz']) rmSync(join(root, `__serverLoader${ending}`), { force: true });
    const overlay = { version: 1, asOf: new Date().toISOString(), catalogs };
    writeFileSync(join(root, '__serverLoader'), JSON.stringify(overlay));
    return root;
  }
  /** Waits until the catalog is kept, of which the manifest comes last. */
  async function keptRevision(page: Page): Promise<number> {
    const kept = await page.evaluate(async () => {
      for (;;) {
        const response = await caches.match('/catalog/FateGO/manifest.json');
        if (response !== undefined) return (await response.json()) as { readonly publishedAt: number };
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    return kept.publishedAt;
  }
  const live = (page: Page, text: RegExp) => page.getByRole('article').first().getByText(text);

  it('is never available by an overlay that names a newer revision', async () => {
    const { page } = await front.visit({ serviceWorkers: 'allow' });
    await page.goto('/game/FateGO');
    await live(page, /状态未知/).waitFor();
    const publishedAt = await keptRevision(page);

    await front.serve(siteWithoutCatalog(publishedAt));
    await page.reload();
    await live(page, /有货/).waitFor();
    await front.serve(siteWithoutCatalog(publishedAt + 1));
    await page.reload();

    await notice(page, /连不上网站：正在看 .+ 的目录，状态可能已变。/).waitFor();
    await live(page, /状态未知/).waitFor();
    expect(await page.getByText(/有货 ·/).count()).toBe(0);
  });
});

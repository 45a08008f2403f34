import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { serveSite } from '../../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../../scripts/site/siteFolders';
import { runCatalog } from '../../e2e/runCatalog';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
});
const PAGE = '/game/FateGO';
const WAIT_MS = 400;
const TEXTS = ['自抽', '梅林', '500以内', '日服 梅林宝2', 'FG-1', '((', ''];
const HEART = '[data-favourite]';

let state = Number(values.seed);
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * below);
};

/** Performs one action of a buyer. Controls that are covered or gone are skipped, as a buyer would. */
async function act(page: Page): Promise<void> {
  const click = (selector: string) =>
    page
      .locator(selector)
      .nth(random(6))
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  switch (random(8)) {
    case 0:
      return void (await page
        .getByRole('combobox')
        .first()
        .fill(TEXTS[random(TEXTS.length)] ?? '', { timeout: 2_000 })
        .catch(() => undefined));
    case 1:
      return click('article a');
    case 2:
      return void (await page.keyboard.press('Escape'));
    case 3:
      return click(HEART);
    case 4:
      return void (await page.evaluate(() => history.back()).catch(() => undefined));
    case 5:
      return click('[role=group] button');
    case 6:
      for (const worker of page.workers()) await worker.evaluate(() => self.close()).catch(() => undefined);
      return;
    default:
      return void (await page.mouse.wheel(0, 600));
  }
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/** Random actions of a buyer in two tabs, with lost workers, overlay changes and publications. Prints errors, memory per minute and
 *  whether both tabs agree at the end; exits with 1 on an error or a disagreement. */
async function soak(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-soak-'));
  const site = join(folder, 'site');
  cpSync(TEST_SITE_FOLDER, site, { recursive: true });
  const sheet = join(folder, 'FateGO.csv');
  cpSync('stock/vitrine.json', join(folder, 'vitrine.json'));
  const rows = readFileSync('stock/FateGO.csv', 'utf8').trimEnd().split('\n');
  let server = await serveSite(site, 0);
  const { url } = server;
  const browser = await launchBrowser();
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: url, serviceWorkers: 'block' });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) await page.goto(PAGE);
  const sessions = await Promise.all(pages.map((page) => context.newCDPSession(page)));
  for (const session of sessions) await session.send('Performance.enable');

  const end = Date.now() + Number(values.minutes) * 60_000;
  let [actions, publications, nextMinute] = [0, 0, 0];
  while (Date.now() < end) {
    if (Date.now() >= nextMinute) {
      const heaps = await Promise.all(sessions.map(heapMegabytes));
      console.log(
        `${new Date().toISOString()} ${actions} actions, heaps ${heaps.map((heap) => heap.toFixed(1)).join(' and ')} MB, ${errors.length} errors`,
      );
      nextMinute = Date.now() + 60_000;
      const sold = Array.from({ length: 5 }, () => (rows[1 + random(rows.length - 1)] ?? '').split(',')[0]);
      writeFileSync(join(site, '__serverLoader'), JSON.stringify({ version: 1, asOf: new Date().toISOString(), sold }));
      writeFileSync(
        sheet,
        `${rows.filter((_, index) => index === 0 || index % 50 !== publications % 50).join('\n')}\n`,
      );
      const { code, stdout } = await runCatalog(
        'build',
        sheet,
        '--out',
        join(site, 'catalog'),
        '--allow',
        'removed',
        '--overlay',
        'keep',
      );
      if (code === 0) publications += 1;
      else errors.push(`publishing ended with ${code}: ${stdout.slice(-300)}`);
      await server.close();
      server = await serveSite(site, Number(new URL(url).port));
    }
    const page = pages[random(2)] ?? pages[0]!;
    await act(page);
    // Back may have left the shop.
    if (!page.url().includes(PAGE)) await page.goto(PAGE);
    actions += 1;
    await new Promise((resolve) => setTimeout(resolve, random(WAIT_MS)));
  }

  const views = await Promise.all(
    pages.map(async (page) => {
      await page.goto(`${PAGE}?price=..500`);
      await page.waitForFunction(() => /^[\d,]+ 个/.test(document.querySelector('h1')?.textContent ?? ''));
      const favourites = await page.evaluate(() => localStorage.getItem('vitrine.favourites'));
      return { total: await page.locator('h1').textContent(), favourites };
    }),
  );
  const isConsistent = JSON.stringify(views[0]) === JSON.stringify(views[1]);
  console.log(
    `${actions} actions, ${publications} publications, ${errors.length} errors, tabs ${isConsistent ? 'agree' : 'DISAGREE'}: ${views[0]?.total}`,
  );
  for (const error of new Set(errors)) console.log(error);
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  if (errors.length > 0 || !isConsistent) process.exitCode = 1;
}

await soak();

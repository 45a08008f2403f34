import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser/launchBrowser';
import { requireFreshSite } from './site/freshSite';
import { serveSite } from './site/serveSite';
import { TEST_SITE_FOLDER } from './site/siteFolders';

/** Takes screenshots of the main states into shots/: `npm run shots [-- --only zero]` after `npm run build:test`. */
type Shot = { readonly name: string; readonly path: string; readonly act?: (page: Page) => Promise<void> };

const WANTS = '?want=svt-150*2,svt-284&nice=svt-316&price=..800&sq=300..';

const SHOTS: readonly Shot[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'shop', path: '/game/FateGO' },
  { name: 'wants', path: `/game/FateGO${WANTS}` },
  { name: 'table', path: `/game/FateGO${WANTS}&sort=price&view=table`, act: (page) => seeRows(page) },
  { name: 'table-plain', path: '/game/FateGO?view=table', act: (page) => seeRows(page) },
  {
    name: 'table-zero',
    path: '/game/FateGO?want=svt-150*5,svt-284*5,svt-215*5&price=..50&view=table',
    act: (page) => seeRows(page),
  },
  { name: 'scatter', path: `/game/FateGO${WANTS}&view=scatter`, act: (page) => openScatterPlot(page) },
  { name: 'views', path: `/game/FateGO${WANTS}`, act: (page) => openViews(page) },
  { name: 'zero', path: '/game/FateGO?want=svt-150*5,svt-284*5,svt-215*5&price=..50' },
  { name: 'detail', path: `/game/FateGO${WANTS}`, act: (page) => openFirst(page) },
  { name: 'gone', path: `/game/FateGO${WANTS}&o=FG-00000`, act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'tray', path: `/game/FateGO${WANTS}`, act: (page) => chooseThree(page) },
  { name: 'compare', path: `/game/FateGO${WANTS}`, act: (page) => compareThree(page) },
  { name: 'favourites', path: `/game/FateGO${WANTS}`, act: (page) => addTwoFavourites(page) },
  { name: 'unknown-want', path: '/game/FateGO?want=svt-99999,svt-150' },
  { name: 'keys', path: `/game/FateGO${WANTS}`, act: (page) => openKeys(page) },
  { name: 'filters', path: `/game/FateGO${WANTS}`, act: (page) => openFilters(page) },
  { name: 'pokemontcgp', path: '/game/pokemontcgp' },
  { name: 'gget', path: '/game/gget_nore_ww' },
  { name: 'operator', path: '/operator' },
  { name: 'operator-sheet', path: '/operator', act: (page) => openSheet(page) },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: '/game/FateG0' },
  { name: 'failure', path: '/game/FateGO', act: (page) => page.getByRole('alert').first().waitFor() },
];

/** States that are captured as the viewport instead of the full page, because of overlays or sticky elements. */
const VIEWPORT_ONLY = ['detail', 'gone', 'tray', 'keys', 'filters', 'views'];

const SCREENS = [
  { name: '360', viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  { name: '1280', viewport: { width: 1280, height: 900 } },
] as const;

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
mkdirSync('shots', { recursive: true });
const site = await serveSite(requireFreshSite(TEST_SITE_FOLDER), 0);
const browser = await launchBrowser();
try {
  for (const shot of SHOTS.filter(({ name }) => only === undefined || only.split(',').includes(name))) {
    for (const screen of SCREENS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await take(browser, shot, screen, colorScheme);
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}

async function take(
  from: Browser,
  shot: Shot,
  screen: (typeof SCREENS)[number],
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const { name, ...view } = screen;
  const context = await from.newContext({
    serviceWorkers: 'block',
    baseURL: site.url,
    locale: 'zh-CN',
    colorScheme,
    ...view,
  });
  const page = await context.newPage();
  if (shot.name === 'failure') await page.route(/p__game__/, (route) => route.fulfill({ status: 404 }));
  await page.goto(shot.path);
  await page.waitForLoadState('networkidle');
  if (shot.act === undefined) await page.getByRole('heading', { level: 1 }).first().waitFor();
  else await shot.act(page);
  const file = join('shots', `${shot.name}-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`);
  await page.screenshot({ path: file, fullPage: !VIEWPORT_ONLY.includes(shot.name), animations: 'disabled' });
  console.log(file);
  await context.close();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('dialog').getByText('资源与属性').waitFor();
}

async function chooseThree(page: Page): Promise<void> {
  for (const index of [0, 1, 2]) {
    const card = page.getByRole('article').nth(index);
    await card.getByRole('button', { name: /^对比/ }).click();
  }
  await page.getByRole('link', { name: '对比 (3)' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function compareThree(page: Page): Promise<void> {
  await chooseThree(page);
  await page.getByRole('link', { name: '对比 (3)' }).click();
  await page.getByRole('columnheader').nth(2).waitFor();
}

async function addTwoFavourites(page: Page): Promise<void> {
  for (const index of [0, 1]) await page.getByRole('button', { name: /^收藏/ }).nth(index).click();
  await page.getByRole('link', { name: /^收藏/ }).click();
  await page.getByRole('heading', { level: 1, name: /^收藏 2/ }).waitFor();
}

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

async function seeRows(page: Page): Promise<void> {
  await page.getByRole('grid').first().getByRole('row').nth(1).waitFor();
}

async function openScatterPlot(page: Page): Promise<void> {
  const plot = page.getByRole('button', { name: /^散点图/ });
  await plot.waitFor();
  await plot.press('End');
}

/** Does nothing on larger screens, where the views are not in a drawer. */
async function openViews(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^视图/ });
  if ((await button.count()) === 0) return;
  await button.click();
  await page.getByRole('dialog').waitFor();
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /筛选/ });
  if ((await button.count()) === 0) return;
  await button.first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

/** Opens a sheet with row issues and selects the first one. */
async function openSheet(page: Page): Promise<void> {
  const lines = ['编号,店铺,价格,从者,圣晶石,服务器,标题,上架时间'];
  for (let row = 1; row <= 60; row++) {
    const items = row % 7 === 3 ? '梅霖*2' : '梅林*2; C呆';
    const server = row % 11 === 5 ? '火星服' : '日服';
    lines.push(`A-${row},青石铺,${100 + row},${items},${200 + row},${server},日服自抽 梅林宝2 C呆,2026-11-18 14:20`);
  }
  const buffer = Buffer.from(lines.join('\n'));
  await page.setInputFiles('input[type=file]', { name: 'FateGO.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('gridcell', { name: /梅霖/ }).first().click();
}

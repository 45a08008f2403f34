import { launchBrowser } from './browser/launchBrowser';
import { requireFreshSite } from './site/freshSite';
import { listRelease } from './site/listRelease';
import { brotliSize, sumBytes, type WeighedFile, weighPage } from './site/pageWeight';
import { serveSite } from './site/serveSite';
import { TEST_SITE_FOLDER } from './site/siteFolders';

/** Budgets in bytes of brotli; 1 kB = 1000 bytes. Code consists of scripts, styles and workers; the document, which contains the styles
 *  of its first view, counts in the total. */
const WELCOME_CODE = 95_000;
const SHOP_CODE_BEFORE_RESULT = 197_000;
/** Phones load the filters with the drawer that contains them, desktops show them beside the results. */
const PHONE_SHOP_CODE_UNTIL_IDLE = 205_000;
const DESKTOP_SHOP_CODE_UNTIL_IDLE = 220_000;
/** Everything that a cold visit loads for what it shows. */
const PHONE_SHOP_TOTAL_UNTIL_IDLE = 290_000;
const DESKTOP_SHOP_TOTAL_UNTIL_IDLE = 308_000;
/** With what is loaded for later use once the browser is idle: query parser, drawer, filters and the details of an offer. */
const SHOP_TOTAL_WITH_IDLE_LOADS = 475_000;
const QUERY_PARSER = 110_000;
const SEARCH_WORKER = 30_000;
const FIRST_RESULT_DATA = 100_000;
const SERVICE_WORKER = 5_000;

/** Names for the query parser, and parts of the search box: every shop page loads them once the browser is idle, if no text was typed
 *  before. On a slow machine, more than the time after which a network counts as idle passes between the two. */
const IDLE_FILES = [/\/names-[^/]*\.js$/, /\/search-parts\.[^/]*\.js$/];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type Row = { readonly what: string; readonly bytes: number; readonly budget: number };

const site = await serveSite(requireFreshSite(TEST_SITE_FOLDER), 0);
const browser = await launchBrowser();
try {
  const weigh = (path: string, ready: RegExp, viewport = PHONE, idleFiles: readonly RegExp[] = IDLE_FILES) =>
    weighPage(browser, site.url, TEST_SITE_FOLDER, { path, ready, idleFiles, viewport });
  const welcome = await weigh('/welcome', /\d 个/, PHONE, []);
  const shop = await weigh('/game/FateGO', /个在售/);
  const desktopShop = await weigh('/game/FateGO', /个在售/, DESKTOP);
  const typed = await weigh('/game/FateGO?q=%E8%B4%9E%E5%BE%B7', /按条件理解“贞德”/, PHONE, []);
  // Without the notice about parameters that could not be used, which only a link loads.
  const paths = new Set(shop.map(({ path }) => path));
  const forText = typed.filter(({ path, isIdleLoad }) => paths.has(path) && !isIdleLoad);
  const first = shop.filter(({ isBeforeResult }) => isBeforeResult);
  const untilIdle = shop.filter(({ isIdleLoad }) => !isIdleLoad);
  const desktopUntilIdle = desktopShop.filter(({ isIdleLoad }) => !isIdleLoad);
  const rows: readonly Row[] = [
    { what: '/welcome code', bytes: code(welcome), budget: WELCOME_CODE },
    { what: '/game/FateGO search worker', bytes: sumBytes(shop, 'worker'), budget: SEARCH_WORKER },
    { what: '/game/FateGO data before the first result', bytes: sumBytes(first, 'data'), budget: FIRST_RESULT_DATA },
    { what: '/game/FateGO code before the first result', bytes: code(first), budget: SHOP_CODE_BEFORE_RESULT },
    { what: '/game/FateGO code until idle, phone', bytes: code(untilIdle), budget: PHONE_SHOP_CODE_UNTIL_IDLE },
    {
      what: '/game/FateGO code until idle, desktop',
      bytes: code(desktopUntilIdle),
      budget: DESKTOP_SHOP_CODE_UNTIL_IDLE,
    },
    { what: '/game/FateGO total until idle, phone', bytes: total(untilIdle), budget: PHONE_SHOP_TOTAL_UNTIL_IDLE },
    {
      what: '/game/FateGO total until idle, desktop',
      bytes: total(desktopUntilIdle),
      budget: DESKTOP_SHOP_TOTAL_UNTIL_IDLE,
    },
    { what: '/game/FateGO total with idle loads, phone', bytes: total(shop), budget: SHOP_TOTAL_WITH_IDLE_LOADS },
    {
      what: '/game/FateGO total with idle loads, desktop',
      bytes: total(desktopShop),
      budget: SHOP_TOTAL_WITH_IDLE_LOADS,
    },
    {
      what: 'code of the query parser, for a typed query',
      bytes: code(forText) - code(untilIdle),
      budget: QUERY_PARSER,
    },
    { what: 'service worker', bytes: brotliSize(TEST_SITE_FOLDER, '/sw.js'), budget: SERVICE_WORKER },
  ];
  for (const row of rows) console.log(describe(row));
  const withoutBudget = {
    'text search with titles and notes, after the first result': sumBytes(shop, 'textSearch', 'texts'),
    'document /welcome': sumBytes(welcome, 'document'),
    'document /game/FateGO, with styles and the first script': sumBytes(shop, 'document'),
    'code stored for offline use with the first catalog': newCodeBytes(),
  };
  for (const [what, bytes] of Object.entries(withoutBudget))
    console.log(`no budget  ${what}: ${kilobytes(bytes)} kB brotli`);
  if (process.argv.includes('--files')) console.table(process.argv.includes('--desktop') ? desktopShop : shop);
  for (const kind of ['worker', 'data', 'textSearch', 'texts'] as const) {
    if (sumBytes(shop, kind) === 0) throw new Error(`no file counted as ${kind}: check kindOf in pageWeight.ts`);
  }
  if (rows.some((row) => row.bytes > row.budget)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}

function code(files: readonly WeighedFile[]): number {
  return sumBytes(files, 'script', 'style', 'worker', 'textSearch');
}

function total(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Code that the service worker downloads or copies from the HTTP cache. */
function newCodeBytes(): number {
  const { entry, code: files } = listRelease(TEST_SITE_FOLDER);
  return [...entry, ...files].reduce((total, path) => total + brotliSize(TEST_SITE_FOLDER, path), 0);
}

function describe({ what, bytes, budget }: Row): string {
  const sizes = `${kilobytes(bytes)} of ${kilobytes(budget)} kB brotli`;
  return bytes > budget ? `OVER    ${what}: ${sizes} (${bytes - budget} bytes)` : `within  ${what}: ${sizes}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

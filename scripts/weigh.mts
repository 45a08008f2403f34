import { launchBrowser } from './browser/launchBrowser';
import { requireFreshSite } from './site/freshSite';
import { listRelease } from './site/listRelease';
import { brotliSize, sumBytes, type WeighedFile, weighPage } from './site/pageWeight';
import { serveSite } from './site/serveSite';
import { TEST_SITE_FOLDER } from './site/siteFolders';

/** Budgets in bytes of brotli; 1 kB = 1000 bytes. Code consists of scripts, styles and workers. */
const WELCOME_CODE = 120_000;
const SHOP_CODE_BEFORE_RESULT = 205_000;
/** Phones load the filters with the drawer that contains them, desktops show them beside the results. */
const PHONE_SHOP_CODE_UNTIL_IDLE = 210_000;
const DESKTOP_SHOP_CODE_UNTIL_IDLE = 270_000;
const SEARCH_WORKER = 30_000;
const FIRST_RESULT_DATA = 100_000;
const SERVICE_WORKER = 5_000;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type Row = { readonly what: string; readonly bytes: number; readonly budget: number };

const site = await serveSite(requireFreshSite(TEST_SITE_FOLDER), 0);
const browser = await launchBrowser();
try {
  const weigh = (path: string, ready: RegExp, viewport = PHONE) =>
    weighPage(browser, site.url, TEST_SITE_FOLDER, { path, ready, viewport });
  const welcome = await weigh('/welcome', /命运-冠位指定/);
  const shop = await weigh('/game/FateGO', /个在售/);
  const desktopShop = await weigh('/game/FateGO', /个在售/, DESKTOP);
  const typed = await weigh('/game/FateGO?q=%E8%B4%9E%E5%BE%B7', /贞德？/);
  const first = shop.filter(({ isBeforeResult }) => isBeforeResult);
  const rows: readonly Row[] = [
    { what: '/welcome code', bytes: code(welcome), budget: WELCOME_CODE },
    { what: '/game/FateGO search worker', bytes: sumBytes(shop, 'worker'), budget: SEARCH_WORKER },
    { what: '/game/FateGO data before the first result', bytes: sumBytes(first, 'data'), budget: FIRST_RESULT_DATA },
    { what: '/game/FateGO code before the first result', bytes: code(first), budget: SHOP_CODE_BEFORE_RESULT },
    { what: '/game/FateGO code until idle, phone', bytes: code(shop), budget: PHONE_SHOP_CODE_UNTIL_IDLE },
    { what: '/game/FateGO code until idle, desktop', bytes: code(desktopShop), budget: DESKTOP_SHOP_CODE_UNTIL_IDLE },
    { what: 'service worker', bytes: brotliSize(TEST_SITE_FOLDER, '/sw.js'), budget: SERVICE_WORKER },
  ];
  for (const row of rows) console.log(describe(row));
  const withoutBudget = {
    'text search with titles and notes, after the first result': sumBytes(shop, 'textSearch', 'texts'),
    'code of the query parser, for a typed query': code(typed) - code(shop),
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

/** Excludes files that the visit has loaded already. */
function newCodeBytes(): number {
  const { entry, code: files } = listRelease(TEST_SITE_FOLDER);
  return [...entry, ...files].reduce((total, path) => total + brotliSize(TEST_SITE_FOLDER, path), 0);
}

function describe({ what, bytes, budget }: Row): string {
  const sizes = `${kilobytes(bytes)} of ${kilobytes(budget)} kB brotli`;
  return `${bytes > budget ? 'OVER  ' : 'within'}  ${what}: ${sizes}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

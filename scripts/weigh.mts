import { launchBrowser } from './browser/launchBrowser';
import { listRelease } from './site/listRelease';
import { brotliSize, type PageWeight, weighPage } from './site/pageWeight';
import { serveSite } from './site/serveSite';
import { TEST_SITE_FOLDER } from './site/siteFolders';

/** Budgets in bytes of brotli; 1 kB = 1000 bytes. */
const WELCOME_CODE = 130_000;
const SHOP_CODE = 250_000;
/** Includes valibot, 1.3 kB: docs/decisions/0044-valibot.md. */
const WORKER_CODE = 17_000;
const FIRST_RESULT_DATA = 100_000;
const SERVICE_WORKER = 5_000;

type Row = { readonly what: string; readonly bytes: number; readonly budget: number };

const site = await serveSite(TEST_SITE_FOLDER, 0);
const browser = await launchBrowser();
try {
  const welcome = await weighPage(browser, site.url, '/welcome', TEST_SITE_FOLDER, /命运-冠位指定/);
  const shop = await weighPage(browser, site.url, '/game/FateGO', TEST_SITE_FOLDER, /个在售/);
  const reading = await weighPage(browser, site.url, '/game/FateGO?q=%E8%B4%9E%E5%BE%B7', TEST_SITE_FOLDER, /贞德？/);
  const rows: readonly Row[] = [
    { what: '/welcome scripts and styles', bytes: code(welcome), budget: WELCOME_CODE },
    { what: '/game/FateGO scripts and styles', bytes: code(shop), budget: SHOP_CODE },
    { what: '/game/FateGO search worker', bytes: shop.worker, budget: WORKER_CODE },
    { what: '/game/FateGO data to the first result', bytes: shop.catalog, budget: FIRST_RESULT_DATA },
    { what: 'service worker', bytes: brotliSize(TEST_SITE_FOLDER, '/sw.js'), budget: SERVICE_WORKER },
  ];
  for (const row of rows) console.log(describe(row));
  console.log(
    `and     what the box reads with, after that: ${kilobytes(code(reading) - code(shop))} kB brotli, no budget`,
  );
  console.log(
    `and     titles, notes and the search by text, after the first answer: ${kilobytes(shop.later)} kB brotli, no budget`,
  );
  console.log(
    `and     what answers queries with conditions, after the first answer: ${kilobytes(shop.refinement)} kB brotli, no budget`,
  );
  console.log(
    `and     the program as it is kept for offline use with the first catalog: ${kilobytes(keptCode())} kB brotli, no budget`,
  );
  if (process.argv.includes('--files')) console.table([...shop.files]);
  if (shop.worker === 0 || shop.catalog === 0 || shop.later === 0 || shop.refinement === 0)
    throw new Error('nothing was weighed as worker, as data, as texts or as refinement: look at kindOf');
  if (rows.some((row) => row.bytes > row.budget)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}

function code(weight: PageWeight): number {
  return weight.scripts + weight.styles;
}

/** Excludes files that the visit has loaded already. */
function keptCode(): number {
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

/** @jest-environment node */

import { EMPTY_QUERY } from '@/domain/query';
import type { LiveStatus } from '@/domain/searchResponse';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { createSearchClient, type SearchClient } from '@/search-worker/client';
import { createInProcessWorker } from '@/search-worker/inProcessWorker';
import { codes, sha256 } from '../unit/builders';
import { HEADER, type MemoryHost, memoryHost, sheetOf } from '../unit/cli/io/memoryEffects';
import { run } from '../unit/cli/runOn';
import { searchWhole } from '../unit/search-worker/searchWhole';

const FILE = 'published/__serverLoader';
const SHEET = 'FateGO.csv';

const open: SearchClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

const put = (host: MemoryHost, sheet: string) => void host.files.set(SHEET, new TextEncoder().encode(sheet));

/** Opens a tab with the current catalog, which it keeps when later versions are published. */
async function openTab(host: MemoryHost): Promise<SearchClient> {
  const files = new Map(host.files);
  const fetchBytes = async (url: string) => files.get(url) ?? Promise.reject(new Error(`no ${url}`));
  const folder = 'published/catalog/FateGO/';
  const location = { manifestUrl: `${folder}manifest.json`, segmentBase: folder };
  const client = createSearchClient(() => createInProcessWorker({ fetchBytes, sha256 }), location, []);
  open.push(client);
  await searchWhole(client, EMPTY_QUERY);
  return client;
}

/** The status of each code as a tab shows it with the current overlay; null: no such offer. */
async function statusesIn(tab: SearchClient, host: MemoryHost, ...wanted: readonly string[]) {
  tab.setOverlay(decodeOverlay(JSON.parse(new TextDecoder().decode(host.files.get(FILE))), 'FateGO'));
  const hits = await tab.offers(codes(...wanted), EMPTY_QUERY, new AbortController().signal);
  const found = new Map<string, LiveStatus>(hits.map(({ offer, live }) => [offer.code, live]));
  return wanted.map((code) => found.get(code) ?? null);
}

async function priceIn(tab: SearchClient, host: MemoryHost, code: string) {
  tab.setOverlay(decodeOverlay(JSON.parse(new TextDecoder().decode(host.files.get(FILE))), 'FateGO'));
  const [hit] = await tab.offers(codes(code), EMPTY_QUERY, new AbortController().signal);
  return hit?.price;
}

/** An offer is marked as sold and removed from the next sheet, and its mark is cleared; another status is set after that. */
async function sellAndPublishWithout() {
  const host = memoryHost({ [SHEET]: sheetOf('FG-1', 'FG-2', 'FG-3') });
  await run(`build ${SHEET}`, host);
  await run('overlay set --sold FG-1', host);
  const oldTab = await openTab(host);
  const before = await statusesIn(oldTab, host, 'FG-1', 'FG-2', 'FG-3');
  put(host, sheetOf('FG-2', 'FG-3'));
  await run(`build ${SHEET} --allow-shrink`, host);
  await run('overlay clear FG-1', host);
  await run('overlay set --reserved FG-3', host);
  return { host, oldTab, before };
}

describe('an offer that was sold and has left the catalog', () => {
  it('is never available in a tab that still has the old catalog', async () => {
    const { host, oldTab, before } = await sellAndPublishWithout();

    expect(before).toEqual(['sold', 'onSale', 'onSale']);
    expect(await statusesIn(oldTab, host, 'FG-1', 'FG-2', 'FG-3')).toEqual(['unknown', 'unknown', 'reserved']);
  });

  it('is not available between clearing its entry and confirming the stock of the new catalog', async () => {
    const host = memoryHost({ [SHEET]: sheetOf('FG-1', 'FG-2', 'FG-3') });
    await run(`build ${SHEET}`, host);
    await run('overlay set --sold FG-1', host);
    const oldTab = await openTab(host);
    put(host, sheetOf('FG-2', 'FG-3'));
    await run(`build ${SHEET} --allow-shrink`, host);

    await run('overlay clear FG-1', host);

    expect(await statusesIn(oldTab, host, 'FG-1', 'FG-2')).toEqual(['unknown', 'unknown']);
    expect(await statusesIn(await openTab(host), host, 'FG-1', 'FG-2')).toEqual([null, 'unknown']);
  });

  it('is missing in a new tab, which shows the other offers as confirmed', async () => {
    const { host } = await sellAndPublishWithout();

    const newTab = await openTab(host);

    expect(await statusesIn(newTab, host, 'FG-1', 'FG-2', 'FG-3')).toEqual([null, 'onSale', 'reserved']);
  });

  it('is unknown after a rollback until the stock has been confirmed again', async () => {
    const { host, oldTab } = await sellAndPublishWithout();
    const laterTab = await openTab(host);

    await run('rollback published/catalog --game FateGO', host);
    const rolledBack = await openTab(host);

    expect(await statusesIn(rolledBack, host, 'FG-1', 'FG-2')).toEqual(['unknown', 'unknown']);
    await run('overlay set --sold FG-1', host);
    expect(await statusesIn(rolledBack, host, 'FG-1', 'FG-2')).toEqual(['sold', 'onSale']);
    expect(await statusesIn(oldTab, host, 'FG-1', 'FG-2')).toEqual(['sold', 'onSale']);
    expect(await statusesIn(laterTab, host, 'FG-1', 'FG-2')).toEqual([null, 'unknown']);
  });
});

describe('an overlay price', () => {
  const sheetAt = (price: number) => [HEADER, `FG-1,青石铺,${price},,日服自抽,2026-11-18 14:20`, ''].join('\n');

  it('applies until a newer sheet is published, even if another entry renews the overlay', async () => {
    const host = memoryHost({ [SHEET]: sheetAt(300) });
    await run(`build ${SHEET}`, host);
    await run('overlay set --price FG-1=250', host);
    const oldTab = await openTab(host);
    put(host, sheetAt(280));

    // The publishing guard raises a question about the overlay passed to it.
    await run(`build ${SHEET} --overlay-file elsewhere.json`, host);
    await run('overlay set --reserved FG-1', host);
    const newTab = await openTab(host);

    expect(await priceIn(oldTab, host, 'FG-1')).toEqual({ amount: 25_000, currency: 'CNY' });
    expect(await priceIn(newTab, host, 'FG-1')).toEqual({ amount: 28_000, currency: 'CNY' });
  });

  it('is not shown in another currency than its own', async () => {
    const host = memoryHost({ [SHEET]: sheetAt(300), 'vitrine.json': '{"currency":"JPY"}' });
    await run(`build ${SHEET}`, host);
    host.files.set('vitrine.json', new TextEncoder().encode('{"currency":"CNY"}'));
    await run(`build ${SHEET} --allow currency`, host);
    await run('overlay set --price FG-1=250', host);

    await run('rollback published/catalog --game FateGO', host);
    const tab = await openTab(host);

    expect(await priceIn(tab, host, 'FG-1')).toEqual({ amount: 300, currency: 'JPY' });
    await run('overlay set --confirm', host);
    expect(host.reported.join('\n')).toContain('FG-1 的新价格 250 是按 CNY 写的');
    expect(await priceIn(tab, host, 'FG-1')).toEqual({ amount: 300, currency: 'JPY' });
  });
});

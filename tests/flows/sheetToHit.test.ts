/** @jest-environment node */
import { runCli } from '@/cli/runCli';
import { readQuery } from '@/domain/queryString';
import type { SearchResponse } from '@/domain/searchResponse';
import { facetsOf } from '@/games/facetsOf';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { listItemNames } from '@/names/itemNames';
import { loadRoster } from '@/names/loadRoster';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { createSearchClient, type SearchClient } from '@/search-worker/client';
import { createInProcessWorker } from '@/search-worker/inProcessWorker';
import { codes, sha256 } from '../unit/builders';
import { type MemoryHost, memoryHost } from '../unit/cli/io/memoryEffects';
import { searchWhole } from '../unit/search-worker/searchWhole';

const GAME = gameById('FateGO');

const SHEET = `编号,店铺,价格（元）,角色/物品,圣晶石,服务器,标题,状态,上架时间
FG-1,青石铺,"¥1,268",梅林*2; C呆,1260,日服,日服自抽 梅林宝2,在售,2026-11-18 14:20
FG-2,月见屋,268,梅林宝2,3w,国服iOS,国服成品,在售,2026-11-17
FG-3,月见屋,188,梅林,,日服,日服初始,在售,2026-11-16
FG-4,猫又商行,99.5,梅林*5,30,日服,日服石头号,已售,2026-11-15
`;

/** Converts a sheet to catalog files, as the operator does. */
async function importStock(): Promise<MemoryHost> {
  const host = memoryHost({ 'stock/FateGO.csv': SHEET });
  const code = await runCli(['build', 'stock', '--out', 'catalog'], host.effects);
  expect(code).toBe(0);
  expect(host.reported).toEqual([]);
  return host;
}

/** Opens the files in the search as a buyer's page does; it runs in this process because no worker is available. */
async function openShop(host: MemoryHost): Promise<SearchClient> {
  const fetchBytes = async (url: string) => host.files.get(url) ?? Promise.reject(new Error(`no ${url}`));
  const location = { manifestUrl: 'catalog/FateGO/manifest.json', segmentBase: 'catalog/FateGO/' };
  return createSearchClient(
    () => createInProcessWorker({ fetchBytes, sha256 }),
    location,
    listItemNames(await loadRoster(GAME.family)),
  );
}

const ask = (client: SearchClient, address: string) => searchWhole(client, readQuery(address, facetsOf(specOf(GAME))));

const shown = ({ hits }: SearchResponse) => hits.map(({ offer, live }) => [offer.code, live]);

describe('from the row of a sheet to the hit', () => {
  let client: SearchClient;
  beforeEach(async () => {
    client = await openShop(await importStock());
  });
  afterEach(() => client.close());

  it('finds the offers that match the URL, with the values of the sheet', async () => {
    const page = await ask(client, '?want=svt-150*2&sort=price');

    expect(page.total).toBe(2);
    expect(shown(page)).toEqual([
      ['FG-2', 'unknown'],
      ['FG-1', 'unknown'],
    ]);
    expect(page.hits[1]?.offer).toEqual({
      code: 'FG-1',
      shop: '青石铺',
      price: { amount: 126_800, currency: 'CNY' },
      items: [
        { item: 'svt-150', level: 2 },
        { item: 'svt-284', level: 1 },
      ],
      resources: { sq: 1260 },
      attributes: { server: 'jp' },
      title: '日服自抽 梅林宝2',
      note: '',
      status: 'onSale',
      listedAt: Date.parse('2026-11-18T06:20:00Z'),
    });
  });

  it('finds offers by range, by attribute and by a nickname in the text', async () => {
    const byQuartz = await ask(client, '?sq=1000..&sort=price');
    const byServer = await ask(client, '?server=jp&sort=price');
    const byText = await ask(client, '?q=C呆');

    expect(shown(byQuartz).map(([code]) => code)).toEqual(['FG-2', 'FG-1']);
    expect(shown(byServer).map(([code]) => code)).toEqual(['FG-3', 'FG-1']);
    expect(shown(byText).map(([code]) => code)).toEqual(['FG-1']);
  });

  it('marks offers as sold or reserved if the overlay does, and no longer counts them as on sale', async () => {
    const before = await ask(client, '');
    const answer = {
      version: 1,
      asOf: 1_763_700_000_000,
      catalogs: { FateGO: { publishedAt: before.catalog.publishedAt, currency: 'CNY' } },
      sold: ['FG-2'],
      reserved: ['FG-3'],
      prices: { 'FG-1': 1000 },
    };

    client.setOverlay(decodeOverlay(answer, GAME.id));
    const after = await ask(client, '?sort=price');
    const sold = await client.offers(codes('FG-2', 'FG-4'), readQuery('', []), new AbortController().signal);

    expect(before.catalog.unsoldCount).toBe(3);
    expect(after.catalog.unsoldCount).toBe(2);
    expect(after.overlayAsOf).toBe(1_763_700_000_000);
    expect(shown(after)).toEqual([
      ['FG-3', 'reserved'],
      ['FG-1', 'onSale'],
    ]);
    expect(after.hits[1]?.price).toEqual({ amount: 100_000, currency: 'CNY' });
    expect(sold.map(({ offer, live }) => [offer.code, live])).toEqual([
      ['FG-2', 'sold'],
      ['FG-4', 'sold'],
    ]);
  });
});

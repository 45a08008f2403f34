/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { decodeManifest } from '@/catalog/format/manifest';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import {
  expectRefused,
  OVERLAY,
  offersOf,
  priced,
  published,
  put,
  putSheet,
  row,
  run,
  textOf,
} from '../io/publishedHost';

describe('build with an overlay', () => {
  const LIVE = { version: 1, asOf: '2026-11-20T00:00:00Z', sold: ['S-2'], prices: { 'S-1': 260, 'S-9': 1 } };

  /** Publishes a catalog with an overlay, then writes a sheet that changes the prices of S-1 and S-2 and lists S-2 as on sale. */
  async function corrected(): Promise<MemoryHost> {
    const host = await published(priced(250), { [OVERLAY]: JSON.stringify(LIVE) });
    putSheet(host, row('S-1', 280), row('S-2', 210), row('S-3', 300));
    return host;
  }

  it('refuses a sheet that the overlay contradicts until --overlay decides', async () => {
    const host = await corrected();

    await expectRefused(
      host,
      '--overlay keep',
      'FateGO：__serverLoader 里有 2 处与新表格矛盾：S-1 写着 CNY 260，表格是 CNY 280、S-2 写着已售，表格是在售',
      '  以表格为准并一并清除，请加 --overlay clear；以它为准并保留，请加 --overlay keep。',
    );
    expect(JSON.parse(textOf(host, OVERLAY))).toMatchObject({ sold: LIVE.sold, prices: LIVE.prices });
  });

  it('clears the contradicted entries and nothing else', async () => {
    const host = await corrected();

    expect(await run('build FateGO.csv --out out --overlay clear', host)).toBe(0);

    expect(JSON.parse(textOf(host, OVERLAY))).toEqual({ ...LIVE, sold: [], prices: { 'S-9': 1 } });
    expect(host.printed).toContain(
      '已从 __serverLoader 清除 2 处：S-1 写着 CNY 260，表格是 CNY 280、S-2 写着已售，表格是在售',
    );
  });

  it('keeps the entry of another game with the same code', async () => {
    const host = memoryHost({ 'stock/FateGO.csv': sheetOf('S-1', 'S-2'), 'stock/Mass.csv': sheetOf('S-1', 'S-2') });
    expect(await run('build stock --out out', host)).toBe(0);
    put(host, OVERLAY, '{ "version": 1, "sold": ["S-1"] }');
    put(host, 'stock/FateGO.csv', sheetOf('S-1', 'S-2').replace('268', '270'));

    expect(await run('build stock/FateGO.csv --out out --overlay clear', host)).toBe(0);

    const file: unknown = JSON.parse(textOf(host, OVERLAY));
    expect(decodeOverlay(file, 'FateGO').sold).toEqual(new Set());
    expect(decodeOverlay(file, 'Mass').sold).toEqual(new Set(['S-1']));
  });

  it.each(['1e300', '-1'])('compares everything else where one price is %s, and reports that', async (price) => {
    const host = await corrected();
    put(host, OVERLAY, `{ "version": 1, "sold": ["S-2"], "prices": { "S-1": 260, "S-9": ${price} } }`);

    expect(await run('build FateGO.csv --out out', host)).toBe(1);

    expect(host.printed).toContain(
      'FateGO：__serverLoader 里有 2 处与新表格矛盾：S-1 写着 CNY 260，表格是 CNY 280、S-2 写着已售，表格是在售',
    );
    expect(host.reported).toEqual([expect.stringMatching(/^注意：__serverLoader .*prices\.S-9/)]);
  });

  it('clears the overlay only after the new version is published, so that nothing sold is shown as on sale', async () => {
    const host = await corrected();
    const dying = async (path: string, bytes: Uint8Array) => {
      if (path === OVERLAY) throw new ShopError('cli-write', 'no space left');
      await host.effects.write(path, bytes);
    };

    expect(await run('build FateGO.csv --out out --overlay clear', host, { write: dying })).toBe(2);
    expect(await run('verify out', host)).toBe(0);
    expect((await offersOf(host))[0]).toMatchObject({ code: 'S-1', price: { amount: 28_000 } });
    expect(JSON.parse(textOf(host, OVERLAY))).toEqual(LIVE);
  });

  it('renews the times of the kept prices before it publishes the new version', async () => {
    const host = await corrected();
    const dying = async (path: string, bytes: Uint8Array) => {
      if (path.endsWith('manifest.json')) throw new ShopError('cli-write', 'no space left');
      await host.effects.write(path, bytes);
    };

    expect(await run('build FateGO.csv --out out --overlay keep', host, { write: dying })).toBe(2);
    expect((await offersOf(host))[0]).toMatchObject({ code: 'S-1', price: { amount: 25_000 } });
    expect(await run('build FateGO.csv --out out --overlay keep', host)).toBe(0);

    const { priceAt, ...rest } = JSON.parse(textOf(host, OVERLAY));
    expect(rest).toEqual(LIVE);
    expect(Object.keys(priceAt)).toEqual(['S-1']);
    const { publishedAt } = decodeManifest(host.files.get('out/FateGO/manifest.json') ?? new Uint8Array());
    expect(Date.parse(priceAt['S-1'])).toBeGreaterThanOrEqual(publishedAt);
  });

  it('does not clear entries set after publishing when the published version is built again with --overlay clear', async () => {
    const host = await published(priced(250), { [OVERLAY]: JSON.stringify(LIVE) });

    expect(await run('build FateGO.csv --out out --overlay clear', host)).toBe(0);
    expect(JSON.parse(textOf(host, OVERLAY))).toEqual(LIVE);
  });

  it('publishes changes of other rows when the status of an unchanged row was set after publishing', async () => {
    const host = await published(priced(250), { [OVERLAY]: '{ "version": 1, "sold": ["S-2"] }' });
    putSheet(host, ...priced(260), row('S-4', 1));

    expect(await run('build FateGO.csv --out out', host)).toBe(0);
  });

  it('raises no question when the published version is built again', async () => {
    const host = await published(priced(250), { [OVERLAY]: JSON.stringify(LIVE) });

    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    expect(host.writes).toEqual([]);
  });

  it('uses the file of --overlay-file', async () => {
    const host = await corrected();
    put(host, 'live.json', '{ "version": 1, "prices": { "S-1": 1 } }');

    expect(await run('build FateGO.csv --out out --overlay-file none.json --dry-run', host)).toBe(0);
    expect(await run('build FateGO.csv --out out --overlay-file live.json', host)).toBe(1);
    expect(host.printed.at(-5)).toBe('FateGO：live.json 里有 1 处与新表格矛盾：S-1 写着 CNY 1，表格是 CNY 280');
  });

  it.each([
    ['{ broken', /^__serverLoader 读不了，没有核对它与表格是否矛盾：/],
    ['{ "version": 2 }', /：version: expected 1, got 2$/],
  ])(
    'refuses an unreadable overlay until --allow damaged permits it, and does not change the file: %s',
    async (file, reason) => {
      const host = await corrected();
      put(host, OVERLAY, file);

      await expectRefused(
        host,
        '--allow damaged --overlay clear',
        '__serverLoader 读不了，里面的已售、预留和价格没法与新表格核对。',
        '  请修好它，或把它移走（里面的变化就不再有效）；不修也要发布，请加 --allow damaged。',
      );
      expect(host.reported).toContainEqual(expect.stringMatching(reason));
      expect(textOf(host, OVERLAY)).toBe(file);
    },
  );

  it('publishes an unchanged version, or a first version, despite an unreadable overlay', async () => {
    const host = await published(priced(100));
    put(host, OVERLAY, '{ broken');

    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    expect(await run('build FateGO.csv --out new --overlay-file __serverLoader', host)).toBe(0);
  });

  it('reports both prices in whole units in JSON', async () => {
    const host = await corrected();

    await run('build FateGO.csv --out out --json', host);

    expect(JSON.parse(host.printed.join(''))).toMatchObject({
      guard: [
        {
          kind: 'overlay',
          contradictions: [
            { code: 'S-1', entry: 'price', overlay: { amount: 260 }, catalog: { amount: 280 } },
            { code: 'S-2', entry: 'sold' },
          ],
          answered: false,
        },
      ],
    });
  });

  it('does not prevent a rollback, which reports the contradicted entries', async () => {
    const host = await corrected();
    await run('build FateGO.csv --out out --overlay keep', host);
    host.reported.length = 0;

    expect(await run('rollback out --game FateGO', host)).toBe(0);

    expect(host.reported).toEqual([
      '注意：__serverLoader 里有 2 处与这个版本矛盾，仍然有效：S-1 写着 CNY 260，表格是 CNY 250、S-2 写着已售，表格是在售。要收回请运行 npm run catalog -- overlay clear S-1 S-2 --game FateGO --out out',
    ]);
  });
});

describe('diff', () => {
  it('reports a damaged segment or manifest once and continues', async () => {
    const host = await published(priced(100));
    for (const path of [...host.files.keys()].filter((one) => one.startsWith('out/FateGO/offers.'))) {
      host.files.set(path, Uint8Array.of(1));
    }

    expect(await run('diff FateGO.csv --out out', host)).toBe(0);
    expect(host.reported).toEqual([expect.stringMatching(/^out\/FateGO\/offers\..* 读不了，没有与其中的商品比较：/)]);
    expect(host.printed.at(-4)).toMatch(/^FateGO：已发布的目录有损坏，3 个商品里只有 0 个读得出来/);
    put(host, 'out/FateGO/manifest.json', '{');
    expect(await run('diff FateGO.csv --out out', host)).toBe(0);
    expect(host.printed.at(-4)).toBe('FateGO：已发布的 manifest.json 读不了，没法与新表格比较。');
  });

  it('ends with the questions that publishing would raise, and writes nothing', async () => {
    const host = await published(priced(100), { [OVERLAY]: '{ "version": 1, "sold": ["S-2"] }' });
    putSheet(host, row('S-1', 1000), row('S-2', 210));

    expect(await run('diff FateGO.csv --out out', host)).toBe(0);

    expect(host.printed.slice(host.printed.indexOf('发布前要确认（选项加在 build 命令后面）：'))).toEqual([
      '发布前要确认（选项加在 build 命令后面）：',
      'FateGO：已发布的 3 个编号，有 1 个会下架：S-3',
      '  确实要下架，请加 --allow removed；不然请看看表格是不是不全，或是别的店的表格。',
      'FateGO：1 个商品的价格涨跌超过三倍（含 0 元）：S-1 CNY 100 → CNY 1000',
      '  价格没有写错，请加 --allow prices。',
      'FateGO：__serverLoader 里有 1 处与新表格矛盾：S-2 写着已售，表格是在售',
      '  以表格为准并一并清除，请加 --overlay clear；以它为准并保留，请加 --overlay keep。',
      '请先逐条核对；都没有问题，就运行：',
      '  npm run catalog -- build FateGO.csv --out out --allow removed,prices --overlay clear',
    ]);
    expect(host.writes).toEqual([]);
  });
});

/** @jest-environment node */
import { memoryHost, sheetOf } from '../io/memoryEffects';
import { OVERLAY_PATH, overlayOn, publishedAtOn, publishedHost, putOverlay } from '../overlay/overlayHost';
import { run } from '../runOn';

describe('an invalid overlay price', () => {
  const holding = (price: string, price2 = '') =>
    memoryHost({
      [OVERLAY_PATH]: `{"version":1,"sold":["A"],"prices":{"D":5${price2}},"games":{"FateGO":{"prices":{"B":${price}}}}}`,
    });

  it.each(['1e308', '1e13', '-1', '"268"', 'null'])(
    '%s: is named by show, set and clear, which work all the same',
    async (price) => {
      const host = holding(price);

      expect(await run('overlay show', host)).toBe(0);
      expect(await run('overlay set --sold C', host)).toBe(0);
      expect(await run('overlay clear A', host)).toBe(0);

      const named = host.reported.filter((line) => line.includes('games.FateGO.prices.B'));
      expect(named).toHaveLength(3);
      expect(overlayOn(host)).toMatchObject({ sold: ['C'], prices: { D: 5 } });
    },
  );

  it.each(['1e308', 'null'])('%s: is removed by clear, or replaced by set', async (price) => {
    const [cleared, replaced] = [holding(price), holding(price)];

    expect(await run('overlay clear B', cleared)).toBe(0);
    expect(await run('overlay set --game FateGO --price B=268', replaced)).toBe(0);

    expect(overlayOn(cleared)).toMatchObject({ games: { FateGO: { prices: {} } } });
    expect(overlayOn(replaced)).toMatchObject({ games: { FateGO: { prices: { B: 268 } } } });
    for (const host of [cleared, replaced]) {
      host.reported.splice(0);
      expect(await run('overlay show', host)).toBe(0);
      expect(host.reported).toEqual([]);
    }
  });

  it.each(['1e308', '1000000000000', '-1'])('%s: is never written by set', async (price) => {
    const host = memoryHost({});

    expect(await run(`overlay set --price B=${price}`, host)).toBe(2);
    expect(host.writes).toEqual([]);
  });

  it('is reported once if it applies to all games', async () => {
    const host = holding('1', ',"E":1e308');

    await run('overlay show', host);

    expect(host.reported).toEqual([expect.stringContaining('prices.E: expected a price')]);
  });
});

describe('a published segment that is damaged', () => {
  it.each([
    ['damaged', Uint8Array.of(1)],
    ['missing', null],
  ])('does not prevent marking an offer as sold when it is %s', async (_, bytes) => {
    const { host } = await publishedHost('A');
    for (const path of [...host.files.keys()].filter((one) => one.includes('/offers.'))) {
      if (bytes === null) host.files.delete(path);
      else host.files.set(path, bytes);
    }

    expect(await run('overlay set --sold A', host)).toBe(0);

    expect(overlayOn(host)).toMatchObject({ sold: ['A'] });
    expect(host.reported).toEqual([
      expect.stringMatching(/offers\..* 读不了，不知道里面有哪些编号/),
      '注意：已发布的目录里没有 A 这个编号。',
    ]);
  });
});

describe('overlay clear', () => {
  const FULL = {
    version: 1,
    asOf: null,
    sold: ['A', 7],
    reserved: ['B', { code: 'C', until: 5 }],
    prices: { A: 1, D: 2 },
    pausedShops: ['星海阁', '青石铺'],
    games: { FateGO: { sold: ['C', 'E'] } },
  };

  it('removes the entries of codes and shops from every part, and confirms the stock', async () => {
    const { host, publishedAt } = await publishedHost('A', 'C');
    putOverlay(host, FULL);

    await run('overlay clear A 7 C --pause 星海阁', host);

    expect(overlayOn(host)).toEqual({
      version: 1,
      asOf: expect.any(String),
      catalogs: { FateGO: { publishedAt, currency: 'CNY' } },
      sold: [],
      reserved: ['B'],
      prices: { D: 2 },
      pausedShops: ['青石铺'],
      games: { FateGO: { sold: ['E'] } },
    });
  });

  it('removes the times of removed entries', async () => {
    const { host } = await publishedHost('A', 'B');
    await run('overlay set --sold A,B --price A=1,B=2', host);

    await run('overlay clear A', host);

    const time = expect.any(String);
    expect(overlayOn(host)).toMatchObject({
      sold: ['B'],
      prices: { B: 2 },
      statusAt: { B: time },
      priceAt: { B: time },
    });
    expect(Object.keys(overlayOn(host).statusAt as object)).toEqual(['B']);
    expect(Object.keys(overlayOn(host).priceAt as object)).toEqual(['B']);
  });

  it('writes nothing and reports it when the codes and shops have no entries', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --confirm', host);
    host.writes.splice(0);

    expect(await run('overlay clear A X --pause 青石铺', host)).toBe(0);

    expect(host.writes).toEqual([]);
    expect(host.reported).toEqual([
      '注意：已发布的目录里没有 X 这个编号。',
      '没有写过 A 的变化，不用收回。',
      '没有写过 X 的变化，不用收回。',
      '没有写过 青石铺 的变化，不用收回。',
    ]);
  });

  it('does not confirm the stock by an unknown code', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --sold X', host);

    await run('overlay clear X', host);

    expect(overlayOn(host)).toMatchObject({ asOf: null, sold: [] });
  });

  it('removes all entries of one game or of all games', async () => {
    const host = memoryHost({ [OVERLAY_PATH]: JSON.stringify(FULL) });

    await run('overlay clear --all --game FateGO', host);
    expect(overlayOn(host)).toEqual({ ...FULL, games: {} });
    await run('overlay clear --all', host);
    expect(overlayOn(host)).toEqual({ version: 1, asOf: null });
  });

  it('prints how many entries it has removed', async () => {
    const games = { FateGO: { sold: ['C', 'E'], notice: '慢' } };
    const host = memoryHost({ [OVERLAY_PATH]: JSON.stringify({ ...FULL, games }) });

    await run('overlay clear --all --game FateGO', host);
    await run('overlay clear --all', host);

    expect(host.printed.filter((line) => line.includes('收回'))).toEqual([
      '已收回 2 条变化，公告也去掉了。',
      '已收回 8 条变化。',
    ]);
  });

  it('keeps unknown keys when it removes all entries', async () => {
    const games = { FateGO: { sold: ['A'], plan: 'ours' }, Mass: { sold: ['B'] } };
    const host = memoryHost({ [OVERLAY_PATH]: JSON.stringify({ ...FULL, plan: 'all', games }) });

    await run('overlay clear --all', host);

    expect(overlayOn(host)).toEqual({ version: 1, asOf: null, plan: 'all', games: { FateGO: { plan: 'ours' } } });
  });
});

describe('overlay show', () => {
  it('prints the entries in aligned columns', async () => {
    const file = {
      version: 1,
      asOf: '2026-11-20T14:32:00+08:00',
      notice: { zh: '慢一天', en: 'slow' },
      sold: ['编号一'],
      prices: { 'FG-1': 268 },
      statusAt: { 编号一: '2026-11-19T00:00:00Z' },
      games: { FateGO: { reserved: [{ code: 'B', until: '2026-11-20T20:00:00Z' }] } },
    };
    const host = memoryHost({ [OVERLAY_PATH]: JSON.stringify(file) });

    expect(await run('overlay show', host)).toBe(0);
    expect(host.writes).toEqual([]);
    expect(host.printed).toEqual([
      '库存时间（UTC）：2026-11-20T06:32:00.000Z',
      '公告：慢一天',
      '  变化    编号或店铺                               游戏    写于（UTC）',
      '  已售    编号一                                           2026-11-19T00:00:00.000Z',
      '  新价格  FG-1        268                                  2026-11-20T06:32:00.000Z',
      '  预留    B           到 2026-11-20T20:00:00.000Z  FateGO',
    ]);
  });

  it('prints the confirmed catalog, and whether another one is published', async () => {
    const { host, publishedAt } = await publishedHost('A', 'B');
    await run('overlay set --sold A', host);
    const time = (epochMs: number) => new Date(epochMs).toISOString();
    const { asOf } = overlayOn(host);
    host.printed.splice(0);

    await run('overlay show', host);
    const current = host.printed.splice(0);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B', 'C')));
    await run('build FateGO.csv --overlay-file elsewhere.json', host);
    host.printed.splice(0);
    await run('overlay show', host);

    expect(current[1]).toBe(`FateGO：${asOf}，核对的是 ${time(publishedAt)} 发布的目录`);
    expect(host.printed[1]).toBe(
      `FateGO：核对的是 ${time(publishedAt)} 发布的目录，现在发布的是 ${time(publishedAtOn(host))} 的那一份，商品状态显示为未知。核对好库存后运行 npm run catalog -- overlay set --confirm --game FateGO`,
    );
  });

  it('reports an overlay without entries', async () => {
    const host = memoryHost({});

    await run('overlay show', host);

    expect(host.printed).toEqual(['没有说明时间：页面上商品状态显示为未知', '没有写任何变化。']);
  });
});

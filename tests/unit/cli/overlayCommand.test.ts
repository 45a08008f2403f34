/** @jest-environment node */
import { runCli } from '@/cli/runCli';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { type MemoryHost, memoryHost, sheetOf } from './memoryEffects';
import { run } from './runOn';

const FILE = 'published/__serverLoader';
const fileOf = (host: MemoryHost): unknown => JSON.parse(new TextDecoder().decode(host.files.get(FILE)));

describe('overlay set', () => {
  it('writes what pages read: sold, reserved, prices, paused shops, a notice, and since when', async () => {
    const host = memoryHost({});

    const code = await run(
      'overlay set --sold A --reserved B@2026-11-20T20:00:00+08:00,C --price D=99.5 --pause 星海阁 --notice 慢一天',
      host,
    );

    expect(code).toBe(0);
    expect(decodeOverlay(fileOf(host), 'FateGO')).toEqual({
      asOf: 7,
      notice: { zh: '慢一天', ja: '慢一天', en: '慢一天' },
      sold: new Set(['A']),
      reserved: new Map([
        ['B', Date.UTC(2026, 10, 20, 12)],
        ['C', null],
      ]),
      prices: new Map([['D', 99.5]]),
      pausedShops: new Set(['星海阁']),
    });
  });

  it('lets an offer be sold or reserved, not both, and a price be said anew', async () => {
    const host = memoryHost({});
    await run('overlay set --reserved A,B --price A=1', host);

    await run('overlay set --sold A --price A=2', host);

    expect(fileOf(host)).toMatchObject({ sold: ['A'], reserved: ['B'], prices: { A: 2 } });
  });

  it('writes for one game only, and vouches for that one only', async () => {
    const host = memoryHost({ [FILE]: '{"version":1,"asOf":null,"sold":["A"]}' });

    await run('overlay set --game fatego --reserved A', host);

    const [own, other] = [decodeOverlay(fileOf(host), 'FateGO'), decodeOverlay(fileOf(host), 'Mass')];
    expect([own.asOf, own.sold, [...own.reserved.keys()]]).toEqual([7, new Set(), ['A']]);
    expect([other.asOf, other.reserved.size]).toEqual([null, 0]);
  });

  it('keeps what it does not know, and takes a notice away where it is empty', async () => {
    const host = memoryHost({ [FILE]: '{"version":1,"notice":"x","plan":"ours","sold":[7]}' });

    await runCli(['overlay', 'set', '--notice', ''], host.effects);

    expect(fileOf(host)).toEqual({ version: 1, plan: 'ours', sold: [7], asOf: '1970-01-01T00:00:00.007Z' });
  });

  it('warns of codes and shops that the catalogue does not have, and writes them all the same', async () => {
    const host = memoryHost({ 'FateGO.csv': sheetOf('FG-1', 'FG-2') });
    await run('build FateGO.csv --out out', host);

    await run('overlay set --out out --sold FG-1,FG-3 --price FG-4=1 --pause 青石铺 --pause 青石店', host);

    expect(host.complained).toEqual([
      '注意：已发布的目录里没有 FG-3 这个编号。',
      '注意：已发布的目录里没有 FG-4 这个编号。',
      '注意：已发布的目录里没有“青石店”这家店。',
    ]);
    expect(fileOf(host)).toMatchObject({ sold: ['FG-1', 'FG-3'] });
  });

  it('leaves a file alone that pages could not read', async () => {
    for (const text of ['<html>', '{"version":2}', '{"version":1,"games":{"Mass":{"sold":5}}}']) {
      const host = memoryHost({ [FILE]: text });

      expect([await run('overlay set --sold A', host), host.writes]).toEqual([2, []]);
      expect(host.complained[0]).toContain(`${FILE} 读不了，没有改它`);
    }
  });
});

describe('a price that no page would take', () => {
  it.each(['1e308', '1e13', '-1', '"268"'])(
    '%s: is named by show and by set, which leave the file as it is',
    async (price) => {
      const host = memoryHost({ [FILE]: `{"version":1,"sold":["A"],"games":{"FateGO":{"prices":{"B":${price}}}}}` });

      expect(await run('overlay show', host)).toBe(2);
      expect(await run('overlay set --sold C', host)).toBe(2);

      expect(host.writes).toEqual([]);
      expect(host.complained.map((line) => line.includes('games.FateGO.prices.B'))).toEqual([true, true]);
    },
  );
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

  it('takes back what is said of codes and shops, wherever it is said', async () => {
    const host = memoryHost({ [FILE]: JSON.stringify(FULL) });

    await run('overlay clear A 7 C --pause 星海阁', host);

    expect(fileOf(host)).toEqual({
      version: 1,
      asOf: '1970-01-01T00:00:00.007Z',
      sold: [],
      reserved: ['B'],
      prices: { D: 2 },
      pausedShops: ['青石铺'],
      games: { FateGO: { sold: ['E'] } },
    });
  });

  it('takes back everything, of one game or of all', async () => {
    const host = memoryHost({ [FILE]: JSON.stringify(FULL) });

    await run('overlay clear --all --game FateGO', host);
    expect(fileOf(host)).toEqual({ ...FULL, games: {} });
    await run('overlay clear --all', host);
    expect(fileOf(host)).toEqual({ version: 1, asOf: null });
  });
});

describe('overlay show', () => {
  it('says what is written down, in columns that stand under one another', async () => {
    const file = {
      version: 1,
      asOf: '2026-11-20T14:32:00+08:00',
      notice: { zh: '慢一天', en: 'slow' },
      sold: ['编号一'],
      prices: { 'FG-1': 268 },
      games: { FateGO: { reserved: [{ code: 'B', until: '2026-11-20T20:00:00Z' }] } },
    };
    const host = memoryHost({ [FILE]: JSON.stringify(file) });

    expect([await run('overlay show', host), host.writes]).toEqual([0, []]);
    expect(host.printed).toEqual([
      '库存时间（UTC）：2026-11-20T06:32:00.000Z',
      '公告：慢一天',
      '  变化    编号或店铺                               游戏',
      '  已售    编号一',
      '  新价格  FG-1        268',
      '  预留    B           到 2026-11-20T20:00:00.000Z  FateGO',
    ]);
  });

  it('says so where nothing is', async () => {
    const host = memoryHost({});

    await run('overlay show', host);

    expect(host.printed).toEqual(['没有说明时间：页面上商品状态显示为未知', '没有写任何变化。']);
  });
});

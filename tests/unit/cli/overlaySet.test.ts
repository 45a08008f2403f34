/** @jest-environment node */
import { runCli } from '@/cli/runCli';
import type { EpochMs } from '@/domain/offer';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { memoryHost, sheetOf } from './io/memoryEffects';
import { OVERLAY_PATH, overlayOn, publishedHost, putOverlay } from './overlay/overlayHost';
import { run } from './runOn';

describe('overlay set', () => {
  it('writes entries with their times, a notice, and the confirmed catalog', async () => {
    const { host, publishedAt } = await publishedHost('A', 'B', 'C', 'D');

    const code = await run(
      'overlay set --sold A --reserved B@2026-11-20T20:00:00+08:00,C --price D=99.5 --pause 星海阁 --notice 慢一天',
      host,
    );

    const { asOf } = overlayOn(host);
    const now = Date.parse(asOf as string);
    expect(code).toBe(0);
    expect(now).toBeGreaterThan(publishedAt);
    expect(decodeOverlay(overlayOn(host), 'FateGO')).toEqual({
      asOf: now,
      catalog: { revision: publishedAt, currency: 'CNY' },
      statusAt: new Map(['A', 'B', 'C'].map((one) => [one, now])),
      priceAt: new Map([['D', now]]),
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

  it('replaces the status or price of an offer with the new one', async () => {
    const host = memoryHost({});
    await run('overlay set --reserved A,B --price A=1', host);

    await run('overlay set --sold A --price A=2', host);

    expect(overlayOn(host)).toMatchObject({ sold: ['A'], reserved: ['B'], prices: { A: 2 } });
  });

  it('writes entries for one game, and confirms only that game', async () => {
    const { host } = await publishedHost('A');
    putOverlay(host, { version: 1, asOf: null, sold: ['A'] });

    await run('overlay set --game fatego --reserved A', host);

    const [own, other] = [decodeOverlay(overlayOn(host), 'FateGO'), decodeOverlay(overlayOn(host), 'Mass')];
    expect(own).toMatchObject({ asOf: expect.any(Number), catalog: { currency: 'CNY' }, sold: new Set() });
    expect([...own.reserved.keys()]).toEqual(['A']);
    expect(other).toMatchObject({ asOf: null, catalog: null, reserved: new Map() });
  });

  it('writes nothing for one game when the part for all games has the entry', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --sold A', host);
    host.writes.splice(0);

    expect(await run('overlay set --game FateGO --sold A', host)).toBe(0);

    expect(host.writes).toEqual([]);
    expect(overlayOn(host)).not.toHaveProperty('games');
  });

  it('keeps unknown keys, and removes the notice when it is empty', async () => {
    const host = memoryHost({ [OVERLAY_PATH]: '{"version":1,"notice":"x","plan":"ours","sold":[7]}' });

    await runCli(['overlay', 'set', '--notice', ''], host.effects);

    expect(overlayOn(host)).toEqual({ version: 1, plan: 'ours', sold: [7] });
  });

  it('warns about unknown codes and shops, and writes them', async () => {
    const host = memoryHost({ 'FateGO.csv': sheetOf('FG-1', 'FG-2') });
    await run('build FateGO.csv', host);

    await run('overlay set --sold FG-1,FG-3 --price FG-4=1 --pause 青石铺 --pause 青石店', host);

    expect(host.reported).toEqual([
      '注意：已发布的目录里没有 FG-3 这个编号。',
      '注意：已发布的目录里没有 FG-4 这个编号。',
      '注意：已发布的目录里没有“青石店”这家店。',
    ]);
    expect(overlayOn(host)).toMatchObject({ sold: ['FG-1', 'FG-3'] });
  });

  it('writes unknown codes and shops with their time without confirming the stock', async () => {
    const { host } = await publishedHost('A');

    await run('overlay set --sold X --price Y=1 --pause 青石店', host);

    expect(overlayOn(host)).toEqual({
      version: 1,
      asOf: null,
      sold: ['X'],
      prices: { Y: 1 },
      pausedShops: ['青石店'],
      statusAt: { X: expect.any(String) },
      priceAt: { Y: expect.any(String) },
    });
  });

  it('writes nothing and reports it when every entry is already set', async () => {
    const { host } = await publishedHost('A', 'B', 'C');
    const words = '--sold A --reserved B@2026-11-20T20:00:00+08:00 --price C=99 --pause 青石铺 --notice 慢';
    await run(`overlay set ${words}`, host);
    const before = overlayOn(host);
    host.writes.splice(0);
    host.printed.splice(0);

    const again = words.replace('20:00:00+08:00', '12:00:00Z');
    expect(await run(`overlay set ${again}`, host)).toBe(0);

    expect(overlayOn(host)).toEqual(before);
    expect(host.writes).toEqual([]);
    expect(host.printed).toEqual([
      `${OVERLAY_PATH} 没有变。只想确认库存，请用 npm run catalog -- overlay set --confirm。`,
    ]);
    expect(host.reported).toEqual([
      'A 原来就是“已售”，没有变，时间也不更新。',
      'B 原来就是“预留”，没有变，时间也不更新。',
      'C 原来就是“新价格”，没有变，时间也不更新。',
      '青石铺 原来就是“暂停”，没有变，时间也不更新。',
      '公告原来就是这样，没有变。',
    ]);
  });

  it('keeps the time of an unchanged entry when another one is added', async () => {
    const { host } = await publishedHost('A', 'B');
    await run('overlay set --sold A --price B=1', host);
    const { statusAt, priceAt } = overlayOn(host);

    await run('overlay set --sold A,B --price B=1', host);

    const after = overlayOn(host);
    expect(after).toMatchObject({ sold: ['A', 'B'], statusAt, priceAt });
    expect(after.statusAt).toEqual({ ...(statusAt as object), B: after.asOf });
  });

  it('treats an entry of another part as set only if it applies to the same games', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --game FateGO --sold A', host);

    await run('overlay set --sold A', host);
    expect(overlayOn(host)).toMatchObject({ sold: ['A'], games: { FateGO: { sold: [] } } });
    await run('overlay set --game FateGO --sold A', host);

    expect(overlayOn(host)).toMatchObject({ sold: ['A'], games: { FateGO: { sold: [] } } });
    expect(host.reported).toEqual(['A 原来就是“已售”，没有变，时间也不更新。']);
  });

  it('confirms the stock of the published catalogs with --confirm, without changing the times of entries', async () => {
    const { host } = await publishedHost('A', 'B');
    const legacy = { version: 1, asOf: '2020-01-01T00:00:00Z', sold: ['A'], prices: { B: 1 } };
    const games = { FateGO: { asOf: 5, reserved: [{ code: 'B' }] } };
    putOverlay(host, { ...legacy, games });

    expect(await run('overlay set --confirm', host)).toBe(0);

    const after = decodeOverlay(overlayOn(host), 'FateGO');
    expect(after).toMatchObject({
      catalog: { currency: 'CNY' },
      statusAt: new Map([
        ['A', Date.UTC(2020, 0)],
        ['B', 5],
      ]),
      priceAt: new Map([['B', Date.UTC(2020, 0)]]),
    });
    expect(after.asOf).toBeLessThan(1000);
    expect(overlayOn(host)).toMatchObject({ asOf: expect.stringMatching(/^1970-/), sold: ['A'], prices: { B: 1 } });
  });

  it('withdraws the confirmation of a replaced catalog with any change', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --confirm', host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));
    await run('build FateGO.csv --overlay-file elsewhere.json', host);
    const before = overlayOn(host);

    await run('overlay set --game Mass --sold X', host);

    const catalogs = { FateGO: { publishedAt: null, currency: 'CNY' } };
    expect(overlayOn(host)).toEqual({ ...before, catalogs, games: expect.anything() });
  });

  it('dates an entry after the catalog that it corrects even if the clock is behind', async () => {
    const { host, publishedAt } = await publishedHost('A');
    const now = () => (publishedAt - 3) as EpochMs;

    await runCli(['overlay', 'set', '--price', 'A=1'], { ...host.effects, now });

    const { asOf, priceAt } = decodeOverlay(overlayOn(host), 'FateGO');
    expect(asOf).toEqual(publishedAt - 3);
    expect(priceAt.get('A' as never)).toEqual(publishedAt);
  });

  it('warns that statuses stay unknown while nothing is published', async () => {
    const host = memoryHost({});

    await run('overlay set --confirm', host);

    expect(host.reported).toEqual(['注意：published/catalog 里没有发布的目录，页面上商品状态会显示为未知。']);
    expect(overlayOn(host).catalogs).toBeUndefined();
  });

  it('does not change a file that pages could not read', async () => {
    for (const text of ['<html>', '{"version":2}', '{"version":1,"games":{"Mass":{"sold":5}}}']) {
      const host = memoryHost({ [OVERLAY_PATH]: text });

      expect(await run('overlay set --sold A', host)).toBe(2);
      expect(host.writes).toEqual([]);
      expect(host.reported[0]).toContain(`${OVERLAY_PATH} 读不了，没有改它`);
    }
  });
});

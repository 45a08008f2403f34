/** @jest-environment node */
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { memoryHost, sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';
import { OVERLAY_PATH, overlayOn, putOverlay } from './overlayHost';

/** Two published games; both have A-1 and F-1. */
async function twoGames() {
  const host = memoryHost({
    'stock/FateGO.csv': sheetOf('A-1', 'F-1', 'F-2'),
    'stock/MasterDuel.csv': sheetOf('A-1', 'F-1', 'M-2'),
  });
  await run('build stock', host);
  const pagesOf = (game: string) => decodeOverlay(overlayOn(host), game);
  return { host, pagesOf };
}

describe('an entry for all games', () => {
  it('stays for the other games when an offer of one game is cleared', async () => {
    const { host, pagesOf } = await twoGames();
    await run('overlay set --sold F-1 --price F-1=9 --pause 青石铺', host);
    const before = pagesOf('FateGO');

    await run('overlay clear F-1 --pause 青石铺 --game MasterDuel', host);

    const [retained, cleared] = [pagesOf('FateGO'), pagesOf('MasterDuel')];
    expect({ ...retained, asOf: null }).toEqual({ ...before, asOf: null });
    expect(cleared.sold.size).toBe(0);
    expect(cleared.prices.size).toBe(0);
    expect(cleared.pausedShops.size).toBe(0);
  });

  it('stays for the other games when one game gets another status or price', async () => {
    const { host, pagesOf } = await twoGames();
    await run('overlay set --sold A-1 --price F-1=9', host);

    await run('overlay set --reserved A-1 --price F-1=5 --game MasterDuel', host);

    const [retained, changed] = [pagesOf('FateGO'), pagesOf('MasterDuel')];
    expect([...retained.sold]).toEqual(['A-1']);
    expect([...retained.reserved.keys()]).toEqual([]);
    expect([...retained.prices]).toEqual([['F-1', 9]]);
    expect([...changed.sold]).toEqual([]);
    expect([...changed.reserved.keys()]).toEqual(['A-1']);
    expect([...changed.prices]).toEqual([['F-1', 5]]);
  });

  it('does not override the entries that belong to another game', async () => {
    const { host, pagesOf } = await twoGames();
    putOverlay(host, {
      version: 1,
      asOf: 3,
      prices: { 'F-1': 9, 'F-2': 8 },
      games: { FateGO: { prices: { 'F-1': 7 }, priceAt: { 'F-1': 4 } } },
    });

    await run('overlay clear F-1 F-2 --game MasterDuel', host);

    const { prices, priceAt } = pagesOf('FateGO');
    expect(Object.fromEntries(prices)).toEqual({ 'F-1': 7, 'F-2': 8 });
    expect(Object.fromEntries(priceAt)).toEqual({ 'F-1': 4, 'F-2': 3 });
  });

  it('stays for every other game while nothing is published', async () => {
    const host = memoryHost({ [OVERLAY_PATH]: '{"version":1,"sold":["A-1"]}' });

    await run('overlay clear A-1 --game MasterDuel', host);

    expect(decodeOverlay(overlayOn(host), 'FateGO').sold).toEqual(new Set(['A-1']));
    expect(decodeOverlay(overlayOn(host), 'MasterDuel').sold).toEqual(new Set());
  });

  it('stays for a game whose manifest is damaged', async () => {
    const { host, pagesOf } = await twoGames();
    await run('overlay set --sold F-1', host);
    host.files.set('published/catalog/FateGO/manifest.json', Uint8Array.of(1));

    await run('overlay clear F-1 --game MasterDuel', host);

    expect(pagesOf('FateGO').sold).toEqual(new Set(['F-1']));
  });
});

describe('the stock of a game', () => {
  const confirmedTogether = async () => {
    const { host, pagesOf } = await twoGames();
    await run('overlay set --confirm', host);
    return { host, times: () => ['FateGO', 'MasterDuel'].map((game) => pagesOf(game).asOf) };
  };

  it.each([
    ['a sold offer', 'set --sold F-2', 'set --confirm'],
    ['a cleared entry', 'clear F-2', 'set --sold F-2'],
    ['a price', 'set --price F-2=9', 'set --confirm'],
  ])('is confirmed by %s only if its catalog has the code', async (_, call, before) => {
    const { host, times } = await confirmedTogether();
    await run(`overlay ${before}`, host);
    const [own, other] = times();

    await run(`overlay ${call}`, host);

    expect(times()).toEqual([expect.any(Number), other]);
    expect(times()[0]).toBeGreaterThan(own ?? 0);
  });

  it('is not confirmed by an entry of another game before its first confirmation', async () => {
    const { host, pagesOf } = await twoGames();

    await run('overlay set --sold F-2', host);

    expect(overlayOn(host)).toMatchObject({ asOf: null, games: { FateGO: { asOf: expect.any(String) } } });
    expect(pagesOf('MasterDuel').asOf).toBeNull();
    expect(pagesOf('MasterDuel').catalog).toBeNull();
    expect(host.printed.join('\n')).toContain('MasterDuel：没有核对过哪一份目录');
    expect(host.printed.join('\n')).not.toContain('没有说明时间');
  });

  it('is not confirmed by a notice', async () => {
    const { host, times } = await confirmedTogether();
    const before = times();

    await run('overlay set --notice 慢', host);

    expect(times()).toEqual(before);
  });

  it('is not confirmed by removing an entry of another game', async () => {
    const { host, times } = await confirmedTogether();
    await run('overlay set --sold F-1 --game MasterDuel', host);
    const [own] = times();

    await run('overlay clear F-1', host);

    expect(times()[0]).toBe(own);
  });

  it('is confirmed by an entry of a code that all games have, and by --confirm', async () => {
    for (const call of ['set --sold F-1', 'set --pause 青石铺', 'set --confirm']) {
      const { host, times } = await confirmedTogether();
      const [before = 0] = times();

      await run(`overlay ${call}`, host);

      expect(times()[0]).toBeGreaterThan(before ?? 0);
      expect(times()[1]).toBe(times()[0]);
    }
  });
});

/** @jest-environment node */
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';
import { overlayOn, publishedAtOn, publishedHost, putOverlay } from './overlayHost';

describe('an overlay price that a newer sheet has replaced', () => {
  const replaced = async () => {
    const { host } = await publishedHost('F-1', 'F-2');
    await run('overlay set --price F-2=10', host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('F-1', 'F-2', 'F-3')));
    await run('build FateGO.csv --overlay-file elsewhere.json', host);
    host.reported.splice(0);
    host.printed.splice(0);
    return host;
  };

  it.each(['', ' --game FateGO'])('can be set again%s, and then applies', async (game) => {
    const host = await replaced();

    expect(await run(`overlay set --price F-2=10${game}`, host)).toBe(0);

    expect(host.reported.join()).not.toContain('原来就是');
    const { priceAt, catalog } = decodeOverlay(overlayOn(host), 'FateGO');
    expect(priceAt.get('F-2' as never)).toBeGreaterThanOrEqual(publishedAtOn(host));
    expect(catalog?.revision).toBe(publishedAtOn(host));
    expect(host.printed.join('\n')).not.toContain('已被新表格取代');
  });

  it('is marked in overlay show with its currency', async () => {
    const host = await replaced();

    await run('overlay show', host);

    expect(host.printed.join('\n')).toMatch(/新价格 +F-2 +CNY 10 {2}已被新表格取代/);
  });
});

describe('an overlay price in a currency that the catalog does not have', () => {
  const foreign = async () => {
    const { host, publishedAt } = await publishedHost('F-1');
    const games = { FateGO: { prices: { 'F-1': 46600 } } };
    putOverlay(host, { version: 1, asOf: publishedAt, catalogs: { FateGO: { publishedAt, currency: 'JPY' } }, games });
    return host;
  };

  it('is marked in overlay show', async () => {
    const host = await foreign();

    await run('overlay show', host);

    expect(host.printed.join('\n')).toMatch(/新价格 +F-1 +JPY 46,600 {2}币种不同，不生效 +FateGO/);
  });

  it('can be set again in the currency of the catalog', async () => {
    const host = await foreign();

    await run('overlay set --game FateGO --price F-1=46600', host);

    const { prices, catalog } = decodeOverlay(overlayOn(host), 'FateGO');
    expect([...prices]).toEqual([['F-1', 46600]]);
    expect(catalog?.currency).toBe('CNY');
  });
});

describe('suspicious entries', () => {
  it.each([
    ['46600', 'CNY 46,600'],
    ['0', 'CNY 0'],
    ['89', 'CNY 89'],
  ])('a price of %s, far from the published one, is reported and written', async (price, shown) => {
    const { host } = await publishedHost('F-1');

    expect(await run(`overlay set --price F-1=${price}`, host)).toBe(0);

    expect(host.reported).toEqual([`注意：F-1 从 CNY 268 变成 ${shown}，请核对。`]);
    expect(overlayOn(host).prices).toEqual({ 'F-1': Number(price) });
  });

  it.each(['804', '90'])('a price of %s, up to three times away, is not', async (price) => {
    const { host } = await publishedHost('F-1');

    await run(`overlay set --price F-1=${price}`, host);

    expect(host.reported).toEqual([]);
  });

  it('a reservation that has ended is reported and written', async () => {
    const { host } = await publishedHost('F-1', 'F-2');

    await run('overlay set --reserved F-1@1969-12-31T20:00:00Z,F-2@2026-11-20T20:00:00Z', host);

    expect(host.reported).toEqual(['注意：F-1 的预留到 1969-12-31T20:00:00Z 为止，已经过了。']);
    expect(overlayOn(host).reserved).toHaveLength(2);
  });
});

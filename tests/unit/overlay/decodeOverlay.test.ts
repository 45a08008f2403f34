/** @jest-environment node */
import fc from 'fast-check';
import { EMPTY_OVERLAY } from '@/domain/overlay';
import { decodeOverlay } from '@/overlay/decodeOverlay';

const AS_OF = Date.UTC(2026, 10, 20, 6, 32);

describe('decodeOverlay', () => {
  it('decodes every field', () => {
    const overlay = decodeOverlay(
      {
        version: 1,
        asOf: '2026-11-20T14:32:00+08:00',
        notice: { zh: '周末发货慢', en: 'Slow at the weekend' },
        sold: ['FG-1', 2, ' FG-3 '],
        reserved: ['FG-4', 5, { code: 6, until: AS_OF }, { code: 'FG-7', until: null }],
        prices: { 'FG-8': 268, 9: 99.5 },
        pausedShops: ['星海阁'],
        statusAt: { ' FG-1 ': AS_OF - 1, 6: '2026-11-20T06:00:00Z' },
        priceAt: { 'FG-8': AS_OF - 2 },
        catalogs: { FateGO: { publishedAt: AS_OF - 3, currency: 'CNY', note: 'x' }, Mass: { publishedAt: 1 } },
        somethingNew: { of: 'tomorrow' },
      },
      'FateGO',
    );

    expect(overlay).toEqual({
      asOf: AS_OF,
      notice: { zh: '周末发货慢', ja: '周末发货慢', en: 'Slow at the weekend' },
      sold: new Set(['FG-1', '2', 'FG-3']),
      reserved: new Map<string, number | null>([
        ['FG-4', null],
        ['5', null],
        ['6', AS_OF],
        ['FG-7', null],
      ]),
      prices: new Map([
        ['FG-8', 268],
        ['9', 99.5],
      ]),
      pausedShops: new Set(['星海阁']),
      statusAt: new Map([
        ['FG-1', AS_OF - 1],
        ['6', Date.UTC(2026, 10, 20, 6)],
      ]),
      priceAt: new Map([
        ['FG-8', AS_OF - 2],
        ['9', AS_OF],
      ]),
      catalog: { revision: AS_OF - 3, currency: 'CNY' },
    });
  });

  it('returns the catalog of the requested game, without a currency if none is stated', () => {
    const catalogs = { Mass: { publishedAt: '1970-01-01T00:00:01Z' }, FateGO: null };

    expect(decodeOverlay({ version: 1, catalogs }, 'Mass').catalog).toEqual({ revision: 1000, currency: null });
    expect(decodeOverlay({ version: 1, catalogs }, 'FateGO').catalog).toBeNull();
    expect(
      decodeOverlay({ version: 1, catalogs: { Mass: { publishedAt: null, currency: 'JPY' } } }, 'Mass').catalog,
    ).toEqual({ revision: null, currency: 'JPY' });
    expect(decodeOverlay({ version: 1, catalogs }, 'constructor').catalog).toBeNull();
  });

  it('dates a price by its own time, otherwise by that of its part, otherwise not at all', () => {
    const priceAtOf = (parts: object) => decodeOverlay({ version: 1, ...parts }, 'FateGO').priceAt.get('A' as never);
    const prices = { A: 1 };

    expect(priceAtOf({ asOf: 5, prices, priceAt: { A: 3 } })).toBe(3);
    expect(priceAtOf({ asOf: 5, prices })).toBe(5);
    expect(priceAtOf({ asOf: 5, prices, games: { FateGO: { asOf: 9 } } })).toBe(5);
    expect(priceAtOf({ asOf: 5, prices, priceAt: { A: 3 }, games: { FateGO: { prices } } })).toBe(5);
    expect(priceAtOf({ asOf: 5, games: { FateGO: { asOf: 9, prices } } })).toBe(9);
    expect(priceAtOf({ prices, games: { FateGO: { asOf: 9 } } })).toBeUndefined();
  });

  it.each([{ version: 1 }, { version: 1, asOf: null, notice: null, sold: null, prices: null, reserved: [] }])(
    'returns an overlay without entries for %j, the file of the build',
    (raw) => {
      expect(decodeOverlay(raw, 'FateGO')).toEqual(EMPTY_OVERLAY);
    },
  );

  it('adds the entries of the requested game, whose time and notice override the common ones', () => {
    const raw = {
      version: 1,
      asOf: 1000,
      notice: 'for all',
      sold: ['A-1'],
      prices: { 'A-2': 10 },
      games: {
        FateGO: { asOf: 2000, sold: ['FG-1'], prices: { 'A-2': 12 } },
        BlueArchive: { notice: 'for BA', sold: ['BA-1'] },
      },
    };

    expect(decodeOverlay(raw, 'FateGO')).toMatchObject({
      asOf: 2000,
      notice: { zh: 'for all' },
      sold: new Set(['A-1', 'FG-1']),
      prices: new Map([['A-2', 12]]),
    });
    expect(decodeOverlay(raw, 'BlueArchive')).toMatchObject({
      asOf: 1000,
      notice: { zh: 'for BA' },
      sold: new Set(['A-1', 'BA-1']),
    });
    expect(decodeOverlay(raw, 'constructor').sold).toEqual(new Set(['A-1']));
  });

  it.each([
    [null, 'response: expected an object, got null'],
    [[], 'response: expected an object, got []'],
    ['sold', 'response: expected an object, got "sold"'],
    [{}, 'version: expected 1, got undefined'],
    [{ version: 2 }, 'version: expected 1, got 2'],
    [{ version: 1, asOf: 'yesterday' }, 'asOf: expected a time (ISO 8601 or ms), got "yesterday"'],
    [{ version: 1, asOf: 9e15 }, 'asOf: expected a time (ISO 8601 or ms), got 9000000000000000'],
    [{ version: 1, sold: 'FG-1' }, 'sold: expected a list, got "FG-1"'],
    [{ version: 1, sold: ['FG-1', ' '] }, 'sold[1]: expected an offer code, got " "'],
    [{ version: 1, reserved: [{ until: 1 }] }, 'reserved[0].code: expected an offer code, got undefined'],
    [
      { version: 1, reserved: [{ code: 'a', until: {} }] },
      'reserved[0].until: expected a time (ISO 8601 or ms), got {}',
    ],
    [{ version: 1, prices: { a: '268' } }, 'prices.a: expected a price from 0 to 9999999999999.99, got "268"'],
    [{ version: 1, prices: { a: -1 } }, 'prices.a: expected a price from 0 to 9999999999999.99, got -1'],
    [{ version: 1, pausedShops: [1] }, 'pausedShops[0]: expected a text, got 1'],
    [{ version: 1, notice: {} }, 'notice: expected a text, or texts by zh, ja, en, got {}'],
    [{ version: 1, games: [] }, 'games: expected an object, got []'],
    [{ version: 1, games: { FateGO: { sold: 1 } } }, 'games.FateGO.sold: expected a list, got 1'],
    [{ version: 1, statusAt: { A: 'now' } }, 'statusAt.A: expected a time (ISO 8601 or ms), got "now"'],
    [
      { version: 1, games: { FateGO: { prices: { A: 1 }, priceAt: [] } } },
      'games.FateGO.priceAt: expected an object, got []',
    ],
    [{ version: 1, catalogs: [] }, 'catalogs: expected an object, got []'],
    [
      { version: 1, catalogs: { FateGO: { publishedAt: 'soon' } } },
      'catalogs.FateGO.publishedAt: expected a time (ISO 8601 or ms), got "soon"',
    ],
    [
      { version: 1, catalogs: { FateGO: { publishedAt: 1, currency: 5 } } },
      'catalogs.FateGO.currency: expected a text, got 5',
    ],
  ])('names the invalid path in %j', (raw, message) => {
    expect(() => decodeOverlay(raw, 'FateGO')).toThrow(expect.objectContaining({ code: 'overlay-shape', message }));
  });

  it('throws only overlay-shape for any JSON', () => {
    const lists = ['sold', 'reserved', 'prices', 'pausedShops', 'statusAt', 'priceAt', 'catalogs', 'games'];
    const fields = fc.constantFrom('version', 'asOf', 'notice', ...lists);
    const results = fc.oneof(fc.jsonValue(), fc.dictionary(fields, fc.oneof(fc.jsonValue(), fc.constant(1))));

    fc.assert(
      fc.property(results, (raw) => {
        try {
          decodeOverlay(raw, 'FateGO');
        } catch (error) {
          expect(error).toMatchObject({ code: 'overlay-shape' });
        }
      }),
    );
  });

  it('keeps every code, including names of object properties', () => {
    const code = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');

    fc.assert(
      fc.property(fc.array(fc.oneof(code, fc.constantFrom('__proto__', 'constructor'))), (codes) => {
        const prices = JSON.parse(`{${codes.map((one) => `${JSON.stringify(one)}:1`).join(',')}}`) as unknown;

        const overlay = decodeOverlay({ version: 1, sold: codes, prices }, 'FateGO');

        expect(overlay.sold).toEqual(new Set(codes));
        expect(new Set(overlay.prices.keys())).toEqual(new Set(codes));
      }),
    );
  });

  it('decodes a hundred thousand sold codes', () => {
    const codes = Array.from({ length: 100_000 }, (_, index) => `FG-${index}`);

    expect(decodeOverlay({ version: 1, sold: codes }, 'FateGO').sold.size).toBe(100_000);
  });
});

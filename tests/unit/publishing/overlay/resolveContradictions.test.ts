/** @jest-environment node */
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import { clearContradictions, renewContradictions } from '@/publishing/overlay/resolveContradictions';

const money = { amount: 1, currency: 'CNY' } as const;
const price = (code: string): OverlayContradiction => ({
  code: code as OfferCode,
  entry: 'price',
  overlay: money,
  catalog: money,
});
const entry = (code: string, kind: 'sold' | 'reserved'): OverlayContradiction => ({
  code: code as OfferCode,
  entry: kind,
});

describe('clearContradictions', () => {
  it('removes contradicted entries and no other entry of the same code', () => {
    const file = { version: 1, asOf: 'then', sold: ['A', 7, { code: 'B ' }], prices: { A: 1, B: 2 }, plan: 'ours' };

    expect(clearContradictions(file, 'FateGO', [entry('A', 'sold'), entry('7', 'sold'), price('B')], [])).toEqual({
      version: 1,
      asOf: 'then',
      sold: [{ code: 'B ' }],
      prices: { A: 1 },
      plan: 'ours',
    });
  });

  it('removes them from the part for all games and from the part of the game, not from other games', () => {
    const file = {
      version: 1,
      reserved: [{ code: 'A', until: 1 }, 'C'],
      games: { FateGO: { reserved: ['A'], notice: 'x' }, Mass: { reserved: ['A'] } },
    };

    expect(clearContradictions(file, 'FateGO', [entry('A', 'reserved')], [])).toEqual({
      version: 1,
      reserved: ['C'],
      games: { FateGO: { reserved: [], notice: 'x' }, Mass: { reserved: ['A'] } },
    });
  });

  it('copies entries for all games to other games without overriding their own entries', () => {
    const file = {
      version: 1,
      asOf: 'outer',
      sold: ['A', 'B'],
      reserved: [{ code: 'C', until: 1 }],
      prices: { A: 1 },
      statusAt: { A: 'then' },
      games: { Mass: { asOf: 'own', prices: { A: 2 }, reserved: [{ code: 'C', until: 2 }] } },
    };

    const list = [entry('A', 'sold'), price('A'), entry('C', 'reserved')];
    expect(clearContradictions(file, 'FateGO', list, ['Mass', 'MasterDuel'])).toEqual({
      version: 1,
      asOf: 'outer',
      sold: ['B'],
      reserved: [],
      prices: {},
      statusAt: {},
      games: {
        Mass: {
          asOf: 'own',
          sold: ['A'],
          reserved: [{ code: 'C', until: 2 }],
          prices: { A: 2 },
          statusAt: { A: 'then' },
        },
        MasterDuel: {
          sold: ['A'],
          reserved: [{ code: 'C', until: 1 }],
          prices: { A: 1 },
          statusAt: { A: 'then', C: 'outer' },
          priceAt: { A: 'outer' },
        },
      },
    });
  });

  it('removes both statuses of an offer with their times', () => {
    const file = {
      version: 1,
      sold: ['A'],
      reserved: ['A', 'B'],
      prices: { A: 1 },
      statusAt: { A: 'then', B: 'then' },
      priceAt: { A: 'then' },
    };

    expect(clearContradictions(file, 'FateGO', [entry('A', 'sold')], [])).toEqual({
      ...file,
      sold: [],
      reserved: ['B'],
      statusAt: { B: 'then' },
    });
    expect(clearContradictions(file, 'FateGO', [price('A')], [])).toEqual({ ...file, prices: {}, priceAt: {} });
  });

  it('does not change a file without contradicted entries', () => {
    const file = { version: 1, sold: null, prices: null, games: { Mass: {} } };

    expect(clearContradictions(file, 'FateGO', [entry('A', 'sold'), price('A')], [])).toEqual(file);
  });
});

describe('renewContradictions', () => {
  const publishedAt = Date.UTC(2026, 10, 21) as EpochMs;
  const time = '2026-11-21T00:00:00.000Z';

  it('renews the time of contradicted prices in every part, and changes nothing else', () => {
    const file = {
      version: 1,
      sold: ['A'],
      prices: { A: 1, B: 2 },
      priceAt: { A: 'then', B: 'then' },
      games: { FateGO: { prices: { A: 3 } }, Mass: { prices: { A: 4 } } },
    };

    expect(renewContradictions(file, 'FateGO', [price('A'), entry('B', 'sold')], publishedAt)).toEqual({
      ...file,
      priceAt: { A: time, B: 'then' },
      games: { FateGO: { prices: { A: 3 }, priceAt: { A: time } }, Mass: { prices: { A: 4 } } },
    });
  });

  it('does not change a file with contradicted statuses only', () => {
    const file = { version: 1, sold: ['A'], prices: { A: 1 } };

    expect(renewContradictions(file, 'FateGO', [entry('A', 'sold')], publishedAt)).toEqual(file);
  });
});

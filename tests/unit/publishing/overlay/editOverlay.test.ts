/** @jest-environment node */
import { clearOverlay } from '@/publishing/overlay/editOverlay';

const FILE = {
  version: 1,
  asOf: '2026-11-20T00:00:00Z',
  plan: 'ours',
  sold: ['A', 7],
  reserved: [{ code: 'B', until: 5 }],
  prices: { A: 1, C: 2 },
  statusAt: { A: '2026-11-19T00:00:00Z' },
  games: { FateGO: { sold: ['A'] }, Mass: { prices: { C: 3 } } },
};

describe('clearOverlay', () => {
  it('removes the entries of codes and keeps the time of the stock and unknown keys', () => {
    expect(clearOverlay(FILE, { codes: ['A', '7'], shops: [], all: false }, null)).toEqual({
      ...FILE,
      sold: [],
      prices: { C: 2 },
      statusAt: {},
      games: { FateGO: { sold: [] }, Mass: { prices: { C: 3 } } },
    });
  });

  it('removes the catalog revision of a game together with its entries', () => {
    const catalogs = { FateGO: { publishedAt: 1 }, Mass: { publishedAt: 2 } };

    expect(clearOverlay({ ...FILE, catalogs }, { codes: [], shops: [], all: true }, 'FateGO')).toEqual({
      ...FILE,
      catalogs: { Mass: { publishedAt: 2 } },
      games: { Mass: { prices: { C: 3 } } },
    });
  });
});

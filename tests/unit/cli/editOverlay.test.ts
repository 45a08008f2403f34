/** @jest-environment node */
import { clearOverlay, renewEntries } from '@/cli/editOverlay';

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
const NOW = '2026-11-21T00:00:00Z';

describe('renewEntries', () => {
  it('gives the entries of the codes a new time, each where it is stated, and changes nothing else', () => {
    expect(renewEntries(FILE, ['A', 'B', '7', 'C', 'X'], 'FateGO', NOW)).toEqual({
      ...FILE,
      statusAt: { A: NOW, B: NOW, 7: NOW },
      priceAt: { A: NOW, C: NOW },
      games: { ...FILE.games, FateGO: { sold: ['A'], statusAt: { A: NOW } } },
    });
  });

  it('renews every part where no game is named', () => {
    const { games } = renewEntries(FILE, ['C'], null, NOW);

    expect(games).toEqual({ FateGO: { sold: ['A'] }, Mass: { prices: { C: 3 }, priceAt: { C: NOW } } });
  });
});

describe('clearOverlay', () => {
  it('takes a list of codes and leaves the time of the stock and unknown keys alone', () => {
    expect(clearOverlay(FILE, { codes: ['A', '7'], shops: [], all: false }, null)).toEqual({
      ...FILE,
      sold: [],
      prices: { C: 2 },
      statusAt: {},
      games: { FateGO: { sold: [] }, Mass: { prices: { C: 3 } } },
    });
  });

  it('forgets the catalog that is named for a game with everything else of it', () => {
    const catalogs = { FateGO: { publishedAt: 1 }, Mass: { publishedAt: 2 } };

    expect(clearOverlay({ ...FILE, catalogs }, { codes: [], shops: [], all: true }, 'FateGO')).toEqual({
      ...FILE,
      catalogs: { Mass: { publishedAt: 2 } },
      games: { Mass: { prices: { C: 3 } } },
    });
  });
});

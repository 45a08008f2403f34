import { decodeOverlay } from '@/overlay/decodeOverlay';
import { warnOfPrice } from '@/overlay/warnOfPrice';

describe('a price that the page leaves out', () => {
  it('is logged with its path, once for all the answers that repeat it', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const raw = { version: 1, sold: ['FG-2'], games: { FateGO: { prices: { 'FG-1': 1e308, 'FG-3': 5 } } } };

    const answers = [1, 2].map(() => decodeOverlay(raw, 'FateGO', warnOfPrice));

    expect(answers[1]?.prices).toEqual(new Map([['FG-3', 5]]));
    expect(answers[1]?.sold).toEqual(new Set(['FG-2']));
    expect(warn.mock.calls).toEqual([
      ['overlay: games.FateGO.prices.FG-1: expected a price from 0 to 9999999999999.99, got 1e+308; left out'],
    ]);
    warn.mockRestore();
  });
});

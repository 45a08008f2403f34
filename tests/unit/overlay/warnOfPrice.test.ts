/** @jest-environment node */
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { warnOfPrice } from '@/overlay/warnOfPrice';

describe('warnOfPrice', () => {
  it('logs an invalid price with its path once for repeated responses', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const raw = { version: 1, sold: ['FG-2'], games: { FateGO: { prices: { 'FG-1': 1e308, 'FG-3': 5 } } } };

    const results = [1, 2].map(() => decodeOverlay(raw, 'FateGO', warnOfPrice));

    expect(results[1]?.prices).toEqual(new Map([['FG-3', 5]]));
    expect(results[1]?.sold).toEqual(new Set(['FG-2']));
    expect(warn.mock.calls).toEqual([
      ['overlay: games.FateGO.prices.FG-1: expected a price from 0 to 9999999999999.99, got 1e+308; left out'],
    ]);
    warn.mockRestore();
  });
});

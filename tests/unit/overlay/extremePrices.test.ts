/** @jest-environment node */
import fc from 'fast-check';
import { runWithin } from '../runWithin';
import type { searchWithOverlay } from './searchWithOverlay';

type Results = ReturnType<typeof searchWithOverlay>;

const call = runWithin('tests/unit/overlay/searchWithOverlay.ts', 20_000);

/** Prices of any magnitude, including invalid numbers. */
const value = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 5_000 }),
  fc.constantFrom(0, -0, 5e-324, 0.005, 1e12, 1e15, 2 ** 53, 1e16, 1e21, 1e300, 1e306, 1e308, Number.MAX_VALUE),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1e308),
);
const invalidPrice = fc.oneof(fc.string(), fc.constantFrom(null, true, [], {}, [1e308], { amount: 1e308 }, '1e308'));
const codes = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `A-${index}`), 'B-1');

function expectUsable(results: Results): void {
  expect(results?.bounds.every(Number.isFinite)).toBe(true);
  expect(results?.bounds.length).toBeLessThanOrEqual(60);
  expect(results?.scalePositions.every((index) => index >= 0 && index <= 1)).toBe(true);
}

describe('a price of the overlay', () => {
  it.each([1e306, 1e308, Number.MAX_VALUE, 2 ** 53, 1e15])(
    'of %d neither hangs a search nor affects its result',
    (price) => {
      const results = call('searchWithOverlay', {
        version: 1,
        sold: ['A-3'],
        prices: { 'A-1': price, 'A-2': 5 },
      }) as Results;

      expectUsable(results);
      expect(results?.bounds.at(-1)).toBeLessThanOrEqual(200);
      expect(results?.sold).toEqual(['A-3']);
    },
  );

  it('never hangs a search, whatever its value, and does not affect other entries', () => {
    fc.assert(
      fc.property(fc.dictionary(codes, fc.oneof(value, invalidPrice)), codes, (prices, sold) => {
        const results = call('searchWithOverlay', { version: 1, sold: [sold], prices }) as Results;

        expectUsable(results);
        expect(results?.sold).toEqual([sold]);
        expect(results?.total).toBe(sold === 'B-1' ? 12 : 11);
      }),
      { numRuns: 300 },
    );
  });

  it('never hangs a worker that receives it unvalidated', () => {
    fc.assert(
      fc.property(fc.dictionary(codes, value), (prices) => {
        expectUsable(call('searchWithPrices', prices) as Results);
      }),
      { numRuns: 300 },
    );
  });

  it('never hangs a page, whatever the rest of the response', () => {
    const fields = fc.constantFrom('asOf', 'sold', 'reserved', 'prices', 'pausedShops', 'games', 'notice');
    const parts = fc.dictionary(fields, fc.oneof(fc.jsonValue(), fc.dictionary(codes, value), fc.array(codes)));

    fc.assert(
      fc.property(parts, (liveOverlay) => {
        const results = call('searchWithOverlay', { version: 1, ...liveOverlay }) as Results;
        if (results !== null) expectUsable(results);
      }),
      { numRuns: 300 },
    );
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { runWithin } from '../runWithin';
import type { answerUnder } from './searchWithOverlay';

type Answers = ReturnType<typeof answerUnder>;

const call = runWithin('tests/unit/overlay/searchWithOverlay.ts', 20_000);

/** Prices from nothing to beyond what any number can hold, and what is no price at all. */
const value = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 5_000 }),
  fc.constantFrom(0, -0, 5e-324, 0.005, 1e12, 1e15, 2 ** 53, 1e16, 1e21, 1e300, 1e306, 1e308, Number.MAX_VALUE),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1e308),
);
const noPrice = fc.oneof(fc.string(), fc.constantFrom(null, true, [], {}, [1e308], { amount: 1e308 }, '1e308'));
const codes = fc.constantFrom(...Array.from({ length: 12 }, (_, place) => `A-${place}`), 'B-1');

function expectUsable(answers: Answers): void {
  expect(answers?.bounds.every(Number.isFinite)).toBe(true);
  expect(answers?.bounds.length).toBeLessThanOrEqual(60);
  expect(answers?.places.every((place) => place >= 0 && place <= 1)).toBe(true);
}

describe('a price of the overlay', () => {
  it.each([1e306, 1e308, Number.MAX_VALUE, 2 ** 53, 1e15])(
    'that is %d neither hangs a search nor takes part in it',
    (price) => {
      const answers = call('answerUnder', { version: 1, sold: ['A-3'], prices: { 'A-1': price, 'A-2': 5 } }) as Answers;

      expectUsable(answers);
      expect(answers?.bounds.at(-1)).toBeLessThanOrEqual(200);
      expect(answers?.sold).toEqual(['A-3']);
    },
  );

  it('never keeps a search from its end, whatever it is, and leaves what else the overlay says', () => {
    fc.assert(
      fc.property(fc.dictionary(codes, fc.oneof(value, noPrice)), codes, (prices, sold) => {
        const answers = call('answerUnder', { version: 1, sold: [sold], prices }) as Answers;

        expectUsable(answers);
        expect(answers?.sold).toEqual([sold]);
        expect(answers?.total).toBe(sold === 'B-1' ? 12 : 11);
      }),
      { numRuns: 300 },
    );
  });

  it('never hangs the search of a worker that gets it unchecked', () => {
    fc.assert(
      fc.property(fc.dictionary(codes, value), (prices) => {
        expectUsable(call('answerUnderPrices', prices) as Answers);
      }),
      { numRuns: 300 },
    );
  });

  it('never hangs a page, however the whole answer looks', () => {
    const fields = fc.constantFrom('asOf', 'sold', 'reserved', 'prices', 'pausedShops', 'games', 'notice');
    const parts = fc.dictionary(fields, fc.oneof(fc.jsonValue(), fc.dictionary(codes, value), fc.array(codes)));

    fc.assert(
      fc.property(parts, (said) => {
        const answers = call('answerUnder', { version: 1, ...said }) as Answers;
        if (answers !== null) expectUsable(answers);
      }),
      { numRuns: 300 },
    );
  });
});

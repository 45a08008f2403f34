/** @jest-environment node */
import fc from 'fast-check';
import {
  handlesToRange,
  isReversed,
  labelledBoundIndexes,
  maxAtHandle,
  positionOf,
  rangeToHandles,
  valueAtPosition,
} from '@/features/filters/facets/rangeScale';

const BOUNDS = [0, 100, 300, 500, 1500];
const PRICES = { bounds: BOUNDS, isWhole: false };
const COUNTS = { bounds: [0, 1, 2, 3, 10, 20], isWhole: true };

describe('the handles of a range', () => {
  it('stand at both ends for an open range', () => {
    expect(rangeToHandles(null, PRICES)).toEqual([0, 4]);
  });

  it('stand at the borders a range names', () => {
    expect(rangeToHandles({ min: 100, max: 500 }, PRICES)).toEqual([1, 3]);
  });

  it('stand inside a bar where the number lies in it, in the last one too', () => {
    expect(rangeToHandles({ min: 150, max: 350 }, PRICES)).toEqual([1.25, 2.25]);
    expect(rangeToHandles({ min: null, max: 750 }, PRICES)).toEqual([0, 3.25]);
  });

  it('stay on the scale for values beyond it', () => {
    expect([
      rangeToHandles({ min: 9000, max: null }, PRICES),
      rangeToHandles({ min: null, max: 9000 }, PRICES),
    ]).toEqual([
      [4, 4],
      [0, 4],
    ]);
  });

  it('take in the whole bar of a whole number that is one unit wide, and no more of a wider one', () => {
    expect(rangeToHandles({ min: null, max: 2 }, COUNTS)).toEqual([0, 3]);
    expect(rangeToHandles({ min: 2, max: 10 }, COUNTS)).toEqual([2, 4]);
    expect(rangeToHandles({ min: null, max: 2 }, { ...COUNTS, isWhole: false })).toEqual([0, 2]);
  });

  it('give back the range they were made from, for every range between borders', () => {
    for (const scale of [PRICES, COUNTS]) {
      const end = scale.bounds.length - 1;
      fc.assert(
        fc.property(fc.nat(end), fc.nat(end), (a, b) => {
          fc.pre(a !== b || !scale.isWhole);
          const handles = [Math.min(a, b), Math.max(a, b)] as const;

          expect(rangeToHandles(handlesToRange(handles, scale, null), scale)).toEqual(handles);
        }),
      );
    }
  });
});

describe('the range of two handles', () => {
  it('is open where a handle is at its end', () => {
    expect([
      handlesToRange([0, 4], PRICES, null),
      handlesToRange([0, 2], PRICES, null),
      handlesToRange([2, 4], PRICES, null),
    ]).toEqual([null, { min: null, max: 300 }, { min: 300, max: null }]);
  });

  it('keeps a number as it was typed while its handle stands still', () => {
    const typed = { min: 150.5, max: 9000 };
    const [low, high] = rangeToHandles(typed, PRICES);

    expect([handlesToRange([low, 3], PRICES, typed), handlesToRange([1, high], PRICES, typed)]).toEqual([
      { min: 150.5, max: 500 },
      { min: 100, max: 9000 },
    ]);
  });

  it('is one unit where both stand at a border of bars of one unit', () => {
    expect(handlesToRange([2, 2], COUNTS, null)).toEqual({ min: 2, max: 2 });
  });

  it('ends at the greatest number of the bars it takes in', () => {
    expect([maxAtHandle(2, COUNTS), maxAtHandle(5, COUNTS), maxAtHandle(2, PRICES)]).toEqual([1, 20, 300]);
  });
});

describe('the place of a value', () => {
  it('leads back to the value, wherever it lies on the scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (value) => {
        expect(valueAtPosition(positionOf(value, BOUNDS), BOUNDS)).toBeCloseTo(value);
      }),
    );
  });
});

describe('a range the wrong way round', () => {
  it('has both ends set, the lower above the higher', () => {
    const ranges = [
      { min: 5, max: 4 },
      { min: 4, max: 4 },
      { min: 5, max: null },
    ];

    expect(ranges.map(isReversed)).toEqual([true, false, false]);
  });
});

describe('the numbers under a histogram', () => {
  it('stand at both ends and at most three places between', () => {
    const bounds = Array.from({ length: 19 }, (_, place) => place * 10);

    expect([labelledBoundIndexes(bounds), labelledBoundIndexes([1, 2]), labelledBoundIndexes([])]).toEqual([
      [0, 5, 9, 14, 18],
      [0, 1],
      [],
    ]);
  });
});

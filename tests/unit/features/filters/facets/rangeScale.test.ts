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

describe('rangeToHandles', () => {
  it('places the handles at both ends for an open range', () => {
    expect(rangeToHandles(null, PRICES)).toEqual([0, 4]);
  });

  it('places the handles at bounds', () => {
    expect(rangeToHandles({ min: 100, max: 500 }, PRICES)).toEqual([1, 3]);
  });

  it('interpolates within a bin', () => {
    expect(rangeToHandles({ min: 150, max: 350 }, PRICES)).toEqual([1.25, 2.25]);
    expect(rangeToHandles({ min: null, max: 750 }, PRICES)).toEqual([0, 3.25]);
  });

  it('clamps values beyond the scale', () => {
    expect(rangeToHandles({ min: 9000, max: null }, PRICES)).toEqual([4, 4]);
    expect(rangeToHandles({ min: null, max: 9000 }, PRICES)).toEqual([0, 4]);
  });

  it('includes the whole bin of a whole number only if the bin is one unit wide', () => {
    expect(rangeToHandles({ min: null, max: 2 }, COUNTS)).toEqual([0, 3]);
    expect(rangeToHandles({ min: 2, max: 10 }, COUNTS)).toEqual([2, 4]);
    expect(rangeToHandles({ min: null, max: 2 }, { ...COUNTS, isWhole: false })).toEqual([0, 2]);
  });

  it('is the inverse of handlesToRange at bounds', () => {
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

describe('handlesToRange', () => {
  it('leaves a side open if its handle is at the end', () => {
    expect(handlesToRange([0, 4], PRICES, null)).toBeNull();
    expect(handlesToRange([0, 2], PRICES, null)).toEqual({ min: null, max: 300 });
    expect(handlesToRange([2, 4], PRICES, null)).toEqual({ min: 300, max: null });
  });

  it('keeps the exact number of a handle that has not moved', () => {
    const typed = { min: 150.5, max: 9000 };
    const [low, high] = rangeToHandles(typed, PRICES);

    expect(handlesToRange([low, 3], PRICES, typed)).toEqual({ min: 150.5, max: 500 });
    expect(handlesToRange([1, high], PRICES, typed)).toEqual({ min: 100, max: 9000 });
  });

  it('selects one unit if both handles are at the same bound of unit bins', () => {
    expect(handlesToRange([2, 2], COUNTS, null)).toEqual({ min: 2, max: 2 });
  });
});

describe('maxAtHandle', () => {
  it.each([
    ['a unit bin', 2, COUNTS, 1],
    ['a wider bin of whole numbers', 5, COUNTS, 20],
    ['a bin of prices', 2, PRICES, 300],
  ])('returns the highest number of %s', (_bin, position, scale, highest) => {
    expect(maxAtHandle(position, scale)).toBe(highest);
  });
});

describe('positionOf', () => {
  it('is the inverse of valueAtPosition on the whole scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (value) => {
        expect(valueAtPosition(positionOf(value, BOUNDS), BOUNDS)).toBeCloseTo(value);
      }),
    );
  });
});

describe('isReversed', () => {
  it.each([
    [{ min: 5, max: 4 }, true],
    [{ min: 4, max: 4 }, false],
    [{ min: 5, max: null }, false],
  ])('returns for %p whether the minimum exceeds the maximum', (range, expected) => {
    expect(isReversed(range)).toBe(expected);
  });
});

describe('labelledBoundIndexes', () => {
  it.each([
    [Array.from({ length: 19 }, (_, index) => index * 10), [0, 5, 9, 14, 18]],
    [
      [1, 2],
      [0, 1],
    ],
    [[], []],
  ])('selects both ends of %p and up to three bounds between', (bounds, expected) => {
    expect(labelledBoundIndexes(bounds)).toEqual(expected);
  });
});

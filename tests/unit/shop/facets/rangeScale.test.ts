/** @jest-environment node */
import fc from 'fast-check';
import { handlesOf, isReversed, labelledBounds, rangeAt } from '@/shop/facets/rangeScale';

const BOUNDS = [0, 100, 300, 500, 1500];

describe('the handles of a range', () => {
  it('stand at both ends for an open range', () => {
    expect(handlesOf(null, BOUNDS)).toEqual([0, 4]);
  });

  it('stand at the borders a range names', () => {
    expect(handlesOf({ min: 100, max: 500 }, BOUNDS)).toEqual([1, 3]);
  });

  it('take in the whole bar of a value between two borders', () => {
    expect(handlesOf({ min: 150, max: 350 }, BOUNDS)).toEqual([1, 3]);
  });

  it('stay on the scale for values beyond it', () => {
    expect([handlesOf({ min: 9000, max: null }, BOUNDS), handlesOf({ min: null, max: 9000 }, BOUNDS)]).toEqual([
      [4, 4],
      [0, 4],
    ]);
  });

  it('give back the range they were made from, for every range between borders', () => {
    const place = fc.nat(BOUNDS.length - 1);
    fc.assert(
      fc.property(place, place, (a, b) => {
        const handles = [Math.min(a, b), Math.max(a, b)] as const;

        expect(handlesOf(rangeAt(handles, BOUNDS), BOUNDS)).toEqual(handles);
      }),
    );
  });
});

describe('the range of two handles', () => {
  it('is open where a handle is at its end', () => {
    expect([rangeAt([0, 4], BOUNDS), rangeAt([0, 2], BOUNDS), rangeAt([2, 4], BOUNDS)]).toEqual([
      null,
      { min: null, max: 300 },
      { min: 300, max: null },
    ]);
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

    expect([labelledBounds(bounds), labelledBounds([1, 2]), labelledBounds([])]).toEqual([
      [0, 5, 9, 14, 18],
      [0, 1],
      [],
    ]);
  });
});

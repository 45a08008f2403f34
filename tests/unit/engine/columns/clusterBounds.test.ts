/** @jest-environment node */
import fc from 'fast-check';
import { MAX_AMOUNT } from '@/domain/limits';
import { binOf, clusterBounds } from '@/engine/columns/clusterBounds';
import { createRandom } from '../../randomShop';
import { runWithin } from '../../runWithin';

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort();
}

/** Returns true for one digit followed by zeros, two digits ending in 5, and multiples of ten between 100 and 150. */
function isRound(bound: number): boolean {
  const digits = String(bound).replace(/0+$/, '');
  return digits.length <= 1 || /^.5$/.test(digits) || (bound > 100 && bound < 150 && bound % 10 === 0);
}

/** Draws typical prices: mostly low, with a long tail. */
function prices(count: number): readonly number[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => Math.round(20 * Math.exp(random.next() * 2 + random.next() * 3)));
}

describe('clusterBounds', () => {
  it('returns 2 to 19 ascending whole bounds that contain every value', () => {
    const values = fc.oneof(
      fc.nat({ max: 50 }),
      fc.nat(),
      fc.nat({ max: MAX_AMOUNT }),
      fc.nat({ max: 99_999 }).map((n) => n / 100),
      fc.integer({ min: -90, max: 90 }),
    );
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 200 }), (list) => {
        const bounds = clusterBounds(sorted(list));

        expect(bounds.length).toBeGreaterThanOrEqual(2);
        expect(bounds.length).toBeLessThanOrEqual(19);
        expect(bounds.every((bound, i) => Number.isInteger(bound) && (i === 0 || bound > bounds[i - 1]!))).toBe(true);
        expect(list.every((value) => binOf(bounds, value) >= 0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('terminates with at most 19 finite ascending bounds for any numbers', () => {
    const call = runWithin('src/engine/columns/clusterBounds.ts', 20_000);
    const any = fc.oneof(
      fc.double(),
      fc.double({ min: -(2 ** 53), max: 2 ** 53 }),
      fc.double({ min: -2, max: 2 }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -1e308, 1e16),
      fc.constantFrom(0, -0, 5e-324, -5e-324, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), Number.MAX_VALUE),
    );
    const lists = fc.oneof(
      fc.array(any, { maxLength: 60 }),
      fc.tuple(any, fc.integer({ min: 1, max: 40 })).map(([value, times]) => new Array<number>(times).fill(value)),
    );

    fc.assert(
      fc.property(lists, (list) => {
        const bounds = call('clusterBounds', sorted(list)) as readonly number[];

        expect(bounds.length).toBeLessThanOrEqual(19);
        expect(bounds.every((bound, i) => Number.isFinite(bound) && (i === 0 || bound > bounds[i - 1]!))).toBe(true);
        const inRange = list.filter((value) => Math.abs(value) <= MAX_AMOUNT);
        expect(inRange.every((value) => binOf(bounds, value) >= 0)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns no bounds without values', () => {
    expect(clusterBounds(new Float64Array())).toEqual([]);
  });

  it('gives each whole number of a small range a bin, including numbers that do not occur', () => {
    expect(clusterBounds(sorted([3, 1, 2, 2, 6]))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(clusterBounds(sorted([7, 7, 7]))).toEqual([7, 8]);
    expect(clusterBounds(sorted([99.5, 99.9, 101]))).toEqual([99, 100, 101, 102]);
  });

  it('separates distant values at round bounds, with one bin for the gap between them', () => {
    expect(clusterBounds(sorted([3, 1, 2, 2, 900]))).toEqual([1, 2, 3, 4, 100, 1_000]);
    expect(clusterBounds(sorted([99.5, 99.9, 200]))).toEqual([90, 100, 200]);
  });

  it('makes bins narrow where values are dense and wide where they are rare, with round bounds', () => {
    const bounds = clusterBounds(sorted(prices(2_000)));
    const widths = bounds.slice(1).map((bound, i) => bound - bounds[i]!);

    expect(bounds.length).toBeGreaterThanOrEqual(16);
    expect(widths[0]!).toBeLessThan(widths.at(-1)! / 10);
    expect(bounds.every((bound) => isRound(bound))).toBe(true);
  });

  it('gives a very frequent lowest value its own bin', () => {
    const random = createRandom(3);
    const values = Array.from({ length: 2_000 }, () => (random.happens(0.6) ? 0 : random.integer(1, 400)));

    const bounds = clusterBounds(sorted(values));

    expect(bounds.slice(0, 2)).toEqual([0, 1]);
    expect(bounds.length).toBeGreaterThanOrEqual(16);
  });

  it('keeps clusters visible without a bin that contains most values', () => {
    const values = prices(2_000);
    const bounds = clusterBounds(sorted(values));
    const counts = new Array<number>(bounds.length - 1).fill(0);
    for (const value of values) counts[binOf(bounds, value)]!++;

    expect(Math.max(...counts)).toBeGreaterThan((1.5 * values.length) / counts.length);
    expect(Math.max(...counts)).toBeLessThan((4 * values.length) / counts.length);
  });
});

describe('binOf', () => {
  it('includes the lower bound of each bin, and the upper bound of the last one only', () => {
    expect([0, 9, 10, 19, 20, 21, -1].map((value) => binOf([0, 10, 20], value))).toEqual([0, 0, 1, 1, 1, -1, -1]);
    expect(binOf([], 5)).toBe(-1);
  });
});

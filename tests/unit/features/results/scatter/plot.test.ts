/** @jest-environment node */
import fc from 'fast-check';
import type { OfferCode } from '@/domain/offer';
import type { ScatterPoints } from '@/domain/scatterPoints';
import { brushRanges, isSelection } from '@/features/results/scatter/brush';
import { clusteredScale } from '@/features/results/scatter/clusteredScale';
import { logScale } from '@/features/results/scatter/logScale';
import { nearestDot, pointOf, stepDot } from '@/features/results/scatter/nearestDot';
import { createPlotData, WANTS_MET_AXIS } from '@/features/results/scatter/plotData';
import { query } from '../../../builders';

const SIZE = { width: 400, height: 200 };
const histogram = (...bounds: readonly number[]) => ({ bounds, counts: bounds.slice(1).map(() => 1), without: 0 });
const HISTOGRAMS = { price: histogram(0, 100, 300, 1000), sq: histogram(0, 500, 1000, 4000) };
const POINTS: ScatterPoints = {
  total: 3,
  codes: ['C', 'A', 'B'] as unknown as readonly OfferCode[],
  prices: Float64Array.of(650, 50, 200),
  met: Uint8Array.of(2, 2, 1),
  numbers: { sq: Float64Array.of(250, 2500, Number.NaN) },
};

describe('clusteredScale', () => {
  it('gives each interval between two ticks the same length', () => {
    const scale = clusteredScale([0, 100, 300, 1000], Float64Array.of(0, 1000));

    expect([0, 50, 100, 200, 300, 1000].map((value) => Math.round(scale.positionOf(value) * 600))).toEqual([
      0, 100, 200, 300, 400, 600,
    ]);
  });

  it('omits intervals beyond the values', () => {
    expect(clusteredScale([0, 100, 300, 1000], Float64Array.of(120, 250, Number.NaN)).ticks).toEqual([100, 300]);
  });

  it('covers all values, and has a length even for a single one', () => {
    expect(clusteredScale([], Float64Array.of(7)).ticks).toEqual([7, 8]);
    expect(clusteredScale([0, 10], Float64Array.of(-5, 20)).ticks).toEqual([-5, 0, 10, 20]);
    expect(clusteredScale([], new Float64Array(0)).ticks).toEqual([0, 1]);
  });

  it('maps a value to its position and back', () => {
    const bounds = fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(
        bounds,
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        (some, values) => {
          const scale = clusteredScale(
            [...some].sort((a, b) => a - b),
            Float64Array.from(values),
          );
          for (const value of values) {
            const position = scale.positionOf(value);
            expect(position).toBeGreaterThanOrEqual(0);
            expect(position).toBeLessThanOrEqual(1);
            expect(scale.valueAt(position)).toBeCloseTo(value, 4);
          }
        },
      ),
    );
  });
});

describe('logScale', () => {
  it('gives equal ratios equal lengths', () => {
    const { ticks, positionOf } = logScale(Float64Array.of(10, 1000));

    expect(ticks).toEqual([10, 20, 50, 100, 200, 500, 1000]);
    expect([10, 100, 1000].map((price) => Math.round(positionOf(price) * 100))).toEqual([0, 50, 100]);
  });

  it('has finer ticks for prices of similar size', () => {
    expect(logScale(Float64Array.of(55, 180)).ticks).toEqual([50, 70, 100, 150, 200]);
  });

  it('covers all prices, and has a length even for a single one or none', () => {
    expect(logScale(Float64Array.of(0, 0.5)).ticks).toEqual([1, 1.5]);
    expect(logScale(Float64Array.of(100)).ticks).toEqual([100, 150]);
    expect(logScale(new Float64Array(0)).ticks).toEqual([1, 1.5]);
  });

  it('maps a price to its position and back', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(prices, (values) => {
        const { positionOf, valueAt } = logScale(Float64Array.from(values));
        for (const value of values) expect(valueAt(positionOf(value)) / value).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('createPlotData', () => {
  it('places the hits by price and by the chosen axis, cheapest first', () => {
    const { dots, unstated } = createPlotData(POINTS, 'sq', HISTOGRAMS, 2);

    expect(dots.map(({ code, price, value, meetsAllWants }) => [code, price, value, meetsAllWants])).toEqual([
      ['A', 50, 2500, true],
      ['B', 200, Number.NaN, false],
      ['C', 650, 250, true],
    ]);
    expect(dots[1]?.y).toBe(0);
    expect(unstated).toBe(1);
  });

  it('spreads hits that meet equally many wants around their tick without reaching the next', () => {
    const { dots, y } = createPlotData(POINTS, WANTS_MET_AXIS, HISTOGRAMS, 2);

    expect(dots.map((dot) => Math.round(y.valueAt(dot.y)))).toEqual([2, 1, 2]);
    expect(dots.every((dot) => dot.y > 0 && dot.y < 1)).toBe(true);
  });

  it('marks no hit as meeting all wants if there are none', () => {
    expect(
      createPlotData({ ...POINTS, met: Uint8Array.of(0, 0, 0) }, 'sq', HISTOGRAMS, 0).dots.some(
        ({ meetsAllWants }) => meetsAllWants,
      ),
    ).toBe(false);
  });
});

describe('nearestDot and stepDot', () => {
  const { dots } = createPlotData(POINTS, 'sq', HISTOGRAMS, 2);

  it('finds the nearest dot within the radius of a touch only', () => {
    const { left, top } = pointOf(dots[0]!, SIZE);

    expect(nearestDot(dots, { left: left + 15, top: top + 10 }, SIZE)?.code).toBe('A');
    expect(nearestDot(dots, { left: left + 60, top: top + 60 }, SIZE)).toBeNull();
  });

  it('steps along either axis and stops at the ends', () => {
    const [a, b] = dots;

    expect(stepDot(dots, null, 'x', 1)?.code).toBe('A');
    expect(stepDot(dots, a!, 'x', 1)?.code).toBe('B');
    expect(stepDot(dots, b!, 'x', Number.POSITIVE_INFINITY)?.code).toBe('C');
    expect(stepDot(dots, a!, 'x', -1)?.code).toBe('A');
    expect(stepDot(dots, b!, 'y', 1)?.code).toBe('C');
    expect(stepDot([], null, 'y', 1)).toBeNull();
  });
});

describe('brushRanges', () => {
  const plot = createPlotData(POINTS, 'sq', HISTOGRAMS, 2);
  const corner = (left: number, top: number) => ({ left, top });

  it('sets ranges that contain every selected dot, whichever way the rectangle was drawn', () => {
    const { left, top } = pointOf(plot.dots[0]!, SIZE);
    const brush = { from: corner(left + 20, top + 20), to: corner(Math.max(1, left - 20), Math.max(1, top - 20)) };
    const { price, sq } = brushRanges(query(), brush, 'sq', plot, SIZE).ranges;

    expect(price?.min).toBeLessThanOrEqual(50);
    expect(price?.max).toBeGreaterThanOrEqual(50);
    expect(price?.max).toBeLessThan(200);
    expect(sq?.min).toBeLessThanOrEqual(2500);
    expect(sq?.max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(2500);
  });

  it('leaves a limit open at the end of an axis', () => {
    const brush = { from: corner(-5, -5), to: corner(200, 100) };

    expect(brushRanges(query(), brush, 'sq', plot, SIZE).ranges).toEqual({
      price: { min: null, max: 224 },
      sq: { min: 750, max: null },
    });
  });

  it('sets only the price range if the vertical axis counts wants', () => {
    const brush = { from: corner(0, 0), to: corner(200, 100) };

    expect(
      brushRanges(query(), brush, WANTS_MET_AXIS, createPlotData(POINTS, WANTS_MET_AXIS, HISTOGRAMS, 2), SIZE).ranges,
    ).toEqual({
      price: { min: null, max: 224 },
    });
  });

  it('distinguishes a selection from a click', () => {
    expect(isSelection({ from: corner(10, 10), to: corner(14, 13) })).toBe(false);
    expect(isSelection({ from: corner(10, 10), to: corner(10, 30) })).toBe(true);
  });
});

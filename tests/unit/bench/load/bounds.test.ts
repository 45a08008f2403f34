import { checkFigures } from '../../../bench/load/bounds';

describe('checkFigures', () => {
  it('accepts a figure equal to its bound', () => {
    expect(checkFigures('welcome', 'simulated', { performance: 97, largestPaint: 1_500 })).toEqual([
      { figure: 'performance', value: 97, bound: { limit: 97, isMinimum: true, isWithin: true } },
      { figure: 'largestPaint', value: 1_500, bound: { limit: 1_500, isMinimum: false, isWithin: true } },
    ]);
  });

  it('rejects a score below its bound', () => {
    expect(checkFigures('welcome', 'simulated', { seo: 99 })[0]?.bound?.isWithin).toBe(false);
  });

  it('rejects a paint after its bound', () => {
    expect(checkFigures('shop', 'throttled', { largestPaint: 2_501 })[0]?.bound?.isWithin).toBe(false);
  });

  it('rejects an event that never happened', () => {
    const figures = { nameAnswered: Number.POSITIVE_INFINITY };

    expect(checkFigures('shop', 'throttled', figures)[0]?.bound?.isWithin).toBe(false);
  });

  it('rejects a figure that could not be measured', () => {
    expect(checkFigures('welcome', 'simulated', { blockingTime: Number.NaN })[0]?.bound?.isWithin).toBe(false);
  });

  it('applies the bounds of a shop to a link with a query', () => {
    expect(checkFigures('deep', 'simulated', { largestPaint: 1_800 })).toEqual(
      checkFigures('shop', 'simulated', { largestPaint: 1_800 }),
    );
  });

  it('has no bound for a figure of the other mode, or of the peer', () => {
    expect(checkFigures('shop', 'throttled', { performance: 10 })[0]?.bound).toBeNull();
    expect(checkFigures('peer', 'simulated', { performance: 10 })[0]?.bound).toBeNull();
  });
});

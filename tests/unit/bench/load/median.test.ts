import { median, medianOfEach } from '../../../bench/load/median';

describe('median', () => {
  it('returns the middle value whatever the order', () => {
    expect(median([9, 1, 4])).toBe(4);
  });

  it('returns the mean of the middle two of an even number of values', () => {
    expect(median([4, 1, 9, 2])).toBe(3);
  });

  it('returns the only value', () => {
    expect(median([7])).toBe(7);
  });

  it('is infinite if most values are infinite', () => {
    expect(median([Number.POSITIVE_INFINITY, 3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('is not a number if a value is missing', () => {
    expect(median([1, Number.NaN, 3])).toBeNaN();
  });

  it('throws without a value', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('medianOfEach', () => {
  it('takes the median of each property on its own', () => {
    const runs = [
      { paint: 3, task: 10 },
      { paint: 1, task: 30 },
      { paint: 2, task: 20 },
    ];

    expect(medianOfEach(runs)).toEqual({ paint: 2, task: 20 });
  });
});

import { largestSessionWindow } from '../../../bench/load/sessionWindows';

const shiftsAt = (...times: readonly number[]) => times.map((startTime) => ({ startTime, value: 1 }));

describe('largestSessionWindow', () => {
  it('returns 0 without a shift', () => {
    expect(largestSessionWindow([])).toBe(0);
  });

  it('adds up shifts less than a second apart', () => {
    expect(largestSessionWindow(shiftsAt(100, 1_099, 2_000))).toBe(3);
  });

  it('starts another window after a second without a shift', () => {
    expect(largestSessionWindow(shiftsAt(0, 500, 1_500))).toBe(2);
  });

  it('starts another window five seconds after the first shift of a window', () => {
    expect(largestSessionWindow(shiftsAt(0, 900, 1_800, 2_700, 3_600, 4_500, 5_000, 5_100))).toBe(6);
  });

  it('returns the largest window, not the last', () => {
    const shifts = [
      { startTime: 0, value: 0.25 },
      { startTime: 100, value: 0.5 },
      { startTime: 3_000, value: 0.125 },
    ];

    expect(largestSessionWindow(shifts)).toBe(0.75);
  });
});

import { nextRow } from '@/features/results/table/nextRow';

describe('moving among rows', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['PageDown', 4, 14],
    ['PageUp', 14, 4],
    ['Home', 14, 0],
    ['End', 4, 99],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(nextRow(from, key, 100, 10)).toBe(to);
  });

  it('stops at the ends', () => {
    expect([nextRow(0, 'ArrowUp', 100, 10), nextRow(95, 'PageDown', 100, 10)]).toEqual([0, 99]);
  });

  it('leaves other keys alone', () => {
    expect(nextRow(4, 'x', 100, 10)).toBe(null);
  });
});

/** @jest-environment node */
import { nextRow } from '@/features/results/table/useActiveRow';

describe('nextRow', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['PageDown', 4, 14],
    ['PageUp', 14, 4],
    ['Home', 14, 0],
    ['End', 4, 99],
  ])('moves by %s from %i to %i', (key, from, to) => {
    expect(nextRow(from, key, 100, 10)).toBe(to);
  });

  it('stops at the ends', () => {
    expect(nextRow(0, 'ArrowUp', 100, 10)).toBe(0);
    expect(nextRow(95, 'PageDown', 100, 10)).toBe(99);
  });

  it('returns null for other keys', () => {
    expect(nextRow(4, 'x', 100, 10)).toBe(null);
  });
});

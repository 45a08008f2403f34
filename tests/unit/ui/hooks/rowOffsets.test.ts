/** @jest-environment node */
import fc from 'fast-check';
import { measuredOffsets, uniformOffsets } from '@/ui/hooks/rowOffsets';

describe('uniformOffsets', () => {
  it('places rows one below the other', () => {
    expect(uniformOffsets(40).offsetOf(3)).toBe(120);
  });

  it('finds the row at an offset', () => {
    expect(uniformOffsets(40).indexAt(119)).toBe(2);
  });

  it('finds an index below 0 above the list', () => {
    expect(uniformOffsets(40).indexAt(-1)).toBe(-1);
  });
});

describe('measuredOffsets', () => {
  const offsets = measuredOffsets(3, (index) => [100, 50, 200][index] ?? 0, 10);

  it('adds up heights and gaps', () => {
    expect([0, 1, 2, 3].map(offsets.offsetOf)).toEqual([0, 110, 170, 380]);
  });

  it('counts the gap below a row as part of it', () => {
    expect(offsets.indexAt(109)).toBe(0);
  });

  it('finds the first row above the list and the end below it', () => {
    expect([-500, 5000].map(offsets.indexAt)).toEqual([0, 3]);
  });

  it('finds for each row the index of its own top', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), (heights) => {
        const { offsetOf, indexAt } = measuredOffsets(heights.length, (index) => heights[index] ?? 0, 12);
        return heights.every((_, index) => indexAt(offsetOf(index)) === index);
      }),
    );
  });
});

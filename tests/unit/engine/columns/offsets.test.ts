/** @jest-environment node */
import fc from 'fast-check';
import { keepOffsets, startAt } from '@/engine/columns/offsets';
import { rowOfPlace } from '@/engine/text/rowOfPlace';

/** Lengths of rows: short ones, and sometimes one so long that a byte or two do not hold it. */
const arbitraryLengths = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: fc.nat({ max: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(240, 255, 256, 65_535, 65_536, 200_000) },
  ),
  { maxLength: 70 },
);

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [row, length] of lengths.entries()) starts[row + 1] = starts[row]! + length;
  return starts;
}

describe('keepOffsets', () => {
  it('gives back where every row begins and where the last one ends', () => {
    fc.assert(
      fc.property(arbitraryLengths, (lengths) => {
        const starts = startsOf(lengths);

        const offsets = keepOffsets(starts);

        expect(Array.from(starts, (_, row) => startAt(offsets, row))).toEqual([...starts]);
      }),
    );
  });

  it('takes a byte and a quarter for each of many short rows', () => {
    const { bases, steps } = keepOffsets(startsOf(Array.from({ length: 16_000 }, () => 9)));

    expect((bases.byteLength + steps.byteLength) / 16_000).toBeLessThan(1.26);
  });

  it('takes more only where rows are long', () => {
    const bytes = [17, 18, 4_369, 4_370].map((length) => {
      return keepOffsets(startsOf(Array.from({ length: 15 }, () => length))).steps.BYTES_PER_ELEMENT;
    });

    expect(bytes).toEqual([1, 2, 2, 4]);
  });
});

describe('rowOfPlace', () => {
  it('finds the row that has a place, from whichever row before it the search begins', () => {
    fc.assert(
      fc.property(arbitraryLengths, fc.nat(), fc.nat(), (lengths, where, back) => {
        const starts = startsOf(lengths);
        const place = where % (starts[lengths.length]! + 1);
        const expected = starts.findLastIndex((start) => start <= place);

        const found = rowOfPlace(keepOffsets(starts), place, Math.max(0, expected - (back % 40)));

        expect(found).toBe(expected);
      }),
    );
  });
});

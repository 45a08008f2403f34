/** @jest-environment node */
import fc from 'fast-check';
import { encodeOffsets, startAt } from '@/engine/columns/offsets';

/** Row lengths: mostly short, some beyond one or two bytes. */
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

describe('encodeOffsets', () => {
  it('returns the start of every row and the end of the last one', () => {
    fc.assert(
      fc.property(arbitraryLengths, (lengths) => {
        const starts = startsOf(lengths);

        const offsets = encodeOffsets(starts);

        expect(Array.from(starts, (_, row) => startAt(offsets, row))).toEqual([...starts]);
      }),
    );
  });

  it('uses 1.25 bytes per row for many short rows', () => {
    const { bases, steps } = encodeOffsets(startsOf(Array.from({ length: 16_000 }, () => 9)));

    expect((bases.byteLength + steps.byteLength) / 16_000).toBeLessThan(1.26);
  });

  it('uses wider steps for long rows only', () => {
    const bytes = [17, 18, 4_369, 4_370].map((length) => {
      return encodeOffsets(startsOf(Array.from({ length: 15 }, () => length))).steps.BYTES_PER_ELEMENT;
    });

    expect(bytes).toEqual([1, 2, 2, 4]);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { encodeTimestamps, timestampAt } from '@/engine/columns/timestamps';

const roundTrip = (timestamps: readonly number[]) => {
  const encoded = encodeTimestamps(Float64Array.from(timestamps));
  return timestamps.map((_, index) => timestampAt(encoded, index));
};

describe('encodeTimestamps', () => {
  it('is reversed by timestampAt for any unit', () => {
    const any = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });
    const whole = (unit: number) => fc.integer({ min: -(2 ** 33), max: 2 ** 33 }).map((count) => count * unit);
    fc.assert(
      fc.property(fc.array(fc.oneof(any, whole(1_000), whole(60_000))), (timestamps) => {
        expect(roundTrip(timestamps)).toEqual(timestamps.map((timestamp) => timestamp + 0));
      }),
    );
  });

  it('uses four bytes for whole minutes or seconds', () => {
    const minutes = [1_763_650_020_000, 1_763_650_080_000];

    expect(encodeTimestamps(Float64Array.from(minutes)).counts.BYTES_PER_ELEMENT).toBe(4);
    expect(encodeTimestamps(Float64Array.from([...minutes, 1_763_650_081_000])).counts.BYTES_PER_ELEMENT).toBe(4);
    expect(encodeTimestamps(Float64Array.from([...minutes, 1_763_650_081_001])).counts.BYTES_PER_ELEMENT).toBe(8);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { sortValues } from '@/engine/columns/sortValues';

describe('sortValues', () => {
  it.each([
    ['whole numbers of a small range', fc.integer({ min: -50, max: 50 })],
    ['whole numbers of a large range', fc.maxSafeInteger()],
    ['any numbers', fc.double({ noNaN: true })],
  ])('sorts %s', (_, number) => {
    fc.assert(
      fc.property(fc.array(number), (list) => {
        // Replaces −0, which sorts as equal to 0.
        const values = list.map((value) => value + 0);

        expect([...sortValues(Float64Array.from(values))]).toEqual(values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }),
    );
  });
});

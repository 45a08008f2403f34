/** @jest-environment node */
import fc from 'fast-check';
import { sortValues } from '@/engine/columns/sortValues';

describe('sortValues', () => {
  it.each([
    ['whole numbers that lie close together', fc.integer({ min: -50, max: 50 })],
    ['whole numbers that lie far apart', fc.maxSafeInteger()],
    ['any numbers', fc.double({ noNaN: true })],
  ])('sorts %s', (_, number) => {
    fc.assert(
      fc.property(fc.array(number), (list) => {
        // 0 and −0 are one number here.
        const values = list.map((value) => value + 0);

        expect([...sortValues(Float64Array.from(values))]).toEqual(values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }),
    );
  });
});

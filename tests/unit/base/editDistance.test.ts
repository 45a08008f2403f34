/** @jest-environment node */
import fc from 'fast-check';
import { editDistance } from '@/base/editDistance';
import { naiveDistance } from './naiveDistance';

describe('the edit distance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['fatgeo', 'fatego', 1],
    ['梅琳', '梅林', 1],
    ['𠮷野', '吉野', 1],
  ])('between "%s" and "%s" is %d', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance);
  });

  it('stops at one more than the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });

  it('is the same in both directions, and zero only between equal texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        const distance = editDistance(a, b, 8);

        expect(editDistance(b, a, 8)).toBe(distance);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('grows by at most one for an inserted character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.nat(8), (text, position) => {
        expect(editDistance(text, `${text.slice(0, position)}林${text.slice(position)}`, 9)).toBe(1);
      }),
    );
  });

  it('equals the naive algorithm for any text and limit', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '梅', '林', '𠮷', '😀'), maxLength: 9 });

    fc.assert(
      fc.property(text, text, fc.nat(10), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(naiveDistance(a, b, limit));
      }),
      { numRuns: 2000 },
    );
  });
});

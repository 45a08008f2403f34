/** @jest-environment node */
import fc from 'fast-check';
import { editDistance } from '@/base/editDistance';
import { typosAllowed } from '@/names/searchTable';
import { naiveDistance } from '../base/naiveDistance';

describe('typosAllowed and editDistance', () => {
  it.each([
    ['merlin', 'merlin', 0],
    ['merlin', 'mrelin', 1],
    ['merlin', 'merln', 1],
    ['merlin', 'marlon', 2],
    ['', 'ab', 2],
  ])('between %s and %s count %i edits', (a, b, typos) => {
    expect(editDistance(a, b, 2)).toBe(typos);
  });

  it('agree with a naive edit distance up to the limit', () => {
    const text = fc.stringMatching(/^[abc]{0,8}$/);
    const limit = fc.constantFrom(1, 2);

    fc.assert(
      fc.property(text, text, limit, (a, b, limit) =>
        expect(editDistance(a, b, limit)).toBe(naiveDistance(a, b, limit)),
      ),
    );
  });

  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['梅林', 0],
    ['阿周那', 1],
    ['abcdefgh', 2],
    ['アルトリアペン', 1],
  ])('for %s allow %i typos', (text, typos) => {
    expect(typosAllowed(text)).toBe(typos);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { packSyllables, unpackSyllables } from '@/names/syllables';

describe('Packed syllables', () => {
  it('contain each syllable before its characters, first readings first', () => {
    const syllables = new Map([
      ['单', ['dan', 'shan']],
      ['山', ['shan']],
      ['弹', ['dan']],
    ]);

    expect(packSyllables(syllables)).toBe('dan单弹 shan山 shan单');
  });

  it('unpack unchanged', () => {
    const char = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code));
    const readings = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 });
    const tables = fc.uniqueArray(fc.tuple(char, readings), { selector: ([one]) => one, maxLength: 20 });

    fc.assert(
      fc.property(tables, (table) => {
        expect(unpackSyllables(packSyllables(new Map(table)))).toEqual(new Map(table));
      }),
    );
  });
});

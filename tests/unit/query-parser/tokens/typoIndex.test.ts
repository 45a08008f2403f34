/** @jest-environment node */
import fc from 'fast-check';
import { editDistance } from '@/base/editDistance';
import { finish } from '@/base/steps';
import type { Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import { buildTypoIndex, findSimilarSpellings } from '@/query-parser/tokens/typoIndex';

const ITEM = {} as Item;
const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 });

describe('The typo index', () => {
  it('finds all spellings one edit away', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyWord, { maxLength: 200 }), anyWord, (words, asked) => {
        const found = sharing(words, asked);

        const near = words.filter((word) => word.length >= 4 && editDistance(word, asked, 1) <= 1);
        expect(near.filter((word) => !found.includes(word))).toEqual([]);
      }),
    );
  });

  it('finds few of many spellings', () => {
    const words = Array.from(
      { length: 2_000 },
      (_, index) => `name${String.fromCharCode(97 + (index % 26))}${index.toString(26)}xyz`,
    ).map((word) => word.replace(/[0-9]/g, (digit) => 'ghijklmnop'.charAt(Number(digit))));

    expect(sharing(words, 'quitedifferent').length).toBeLessThan(20);
  });

  it('omits initials, words with digits and short words', () => {
    const spellings = [spell('abcd', 'initials'), spell('abc1'), spell('abc'), spell('梅林'), spell('梅林公')];
    const index = finish(buildTypoIndex(spellings));

    expect(index.spellings.map(({ folded }) => folded)).toEqual(['梅林公']);
  });
});

function sharing(words: readonly string[], asked: string): readonly string[] {
  const index = finish(buildTypoIndex(words.map((word) => spell(word))));
  return [...findSimilarSpellings(index, asked)].map(({ folded }) => folded);
}

function spell(folded: string, form: Spelling['form'] = 'name'): Spelling {
  return { folded, text: folded, form, item: ITEM };
}

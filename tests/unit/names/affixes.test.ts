/** @jest-environment node */
import fc from 'fast-check';
import { expandAffixes } from '@/names/affixes';
import { packAffixes } from '../../../scripts/names/packAffixes';

const WORDS = ['泳装', '水', 'summer ', ' summer', 's'];

describe('Packed affixes', () => {
  it('are a base and the number of a pattern for all its spellings', () => {
    const items = [['泳装星野', '水星野', '星野泳装', 'summer hoshino'], ['泳装白子', '水白子', '白子泳装'], ['梅林']];

    expect(packAffixes(items, WORDS)).toEqual({
      patterns: ['泳装*|水*|*泳装', 'summer *'],
      packed: [['星野^0', 'hoshino^1'], ['白子^0'], ['梅林']],
    });
  });

  it('write out a spelling once that has a word on either side', () => {
    const { patterns, packed } = packAffixes([['sss']], WORDS);

    expect(packed.map((spellings) => expandAffixes(spellings, patterns))).toEqual([['sss']]);
  });

  it('expand to the same spellings', () => {
    const base = fc.stringMatching(/^[^|~^*]+$/);
    const spelling = fc
      .tuple(fc.constantFrom('', ...WORDS), base, fc.constantFrom('', ...WORDS))
      .map((all) => all.join(''));
    const items = fc.array(fc.uniqueArray(spelling, { maxLength: 6 }), { maxLength: 4 });

    fc.assert(
      fc.property(items, (all) => {
        const { patterns, packed } = packAffixes(all, WORDS);
        const expanded = packed.map((spellings) => expandAffixes(spellings, patterns));
        const sorted = (list: readonly string[]) => [...list].sort();
        expect(expanded.map(sorted)).toEqual(all.map(sorted));
      }),
    );
  });
});

/** @jest-environment node */
import { pinyinOf } from '@/names/pinyin';

const syllables = new Map([
  ['梅', ['mei']],
  ['林', ['lin']],
  ['呆', ['dai']],
  ['单', ['dan', 'shan', 'chan']],
  ['重', ['zhong', 'chong']],
  ['女', ['nv']],
]);

function shown(folded: string): readonly string[] {
  return pinyinOf(folded, syllables).map((way) => way.text);
}

describe('pinyinOf', () => {
  it('returns the syllables and their initials', () => {
    expect(pinyinOf('梅林', syllables)).toEqual([{ text: 'mei lin', initials: 'ml' }]);
  });

  it('keeps Latin letters and digits', () => {
    expect(pinyinOf('c呆', syllables)).toEqual([{ text: 'c dai', initials: 'cd' }]);
    expect(pinyinOf('梅林lily', syllables)).toEqual([{ text: 'mei lin lily', initials: 'mllily' }]);
  });

  it('returns every combination of characters with several readings', () => {
    expect(shown('单重')).toEqual(['dan zhong', 'shan zhong', 'chan zhong', 'dan chong', 'shan chong', 'chan chong']);
  });

  it('limits the number of combinations', () => {
    expect(shown('单重单重').length).toBe(8);
  });

  it('writes ü as v and as u', () => {
    expect(shown('女')).toEqual(['nv', 'nu']);
  });

  it('returns none without Chinese characters, with kana, or with an unknown character', () => {
    expect(shown('merlin')).toEqual([]);
    expect(shown('梅リン')).toEqual([]);
    expect(shown('梅龘')).toEqual([]);
    expect(shown('')).toEqual([]);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { markWords } from '@/features/offer/facts/MarkedText';
import { wordsToMark } from '@/features/offer/facts/wordsToMark';
import { query, want } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const mark = (text: string, words: readonly string[]) =>
  markWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it('marks every occurrence, ignoring case', () => {
    expect(mark('Merlin 梅林宝2 merlin', ['Merlin', '梅林'])).toBe('[Merlin] [梅林]宝2 [merlin]');
  });

  it('prefers the longer of two overlapping words', () => {
    expect(mark('泳装梅林', ['梅林', '泳装梅林'])).toBe('[泳装梅林]');
  });

  it('ignores single characters and escapes special ones', () => {
    expect(mark('呆 C.C.+', ['呆', 'C.C.+'])).toBe('呆 [C.C.+]');
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        const parts = markWords(text, words);

        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('wordsToMark', () => {
  it('returns every spelling of wanted items and the search text, without unwanted items', () => {
    const searched = query({
      text: ' 一手  石头',
      wants: [want('castoria'), want('merlin', 'never'), want('svt-9999')],
    });

    expect(wordsToMark(searched, gameItems)).toEqual([
      '阿尔托莉雅·卡斯特',
      'アルトリア',
      'Castoria',
      'C呆',
      '一手',
      '石头',
    ]);
  });
});

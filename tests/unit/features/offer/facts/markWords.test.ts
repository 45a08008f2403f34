/** @jest-environment node */
import fc from 'fast-check';
import { markWords } from '@/features/offer/facts/markWords';
import { wordsToMark } from '@/features/offer/facts/wordsToMark';
import { query, want } from '../../../build';
import { lexicon } from '../../search-state/shopBuild';

const show = (text: string, words: readonly string[]) =>
  markWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('marking words in a listing text', () => {
  it('marks each place, whatever the case', () => {
    expect(show('Merlin 梅林宝2 merlin', ['Merlin', '梅林'])).toBe('[Merlin] [梅林]宝2 [merlin]');
  });

  it('prefers the longer of two words that overlap', () => {
    expect(show('泳装梅林', ['梅林', '泳装梅林'])).toBe('[泳装梅林]');
  });

  it('does not mark single characters, and takes signs as they are', () => {
    expect(show('呆 C.C.+', ['呆', 'C.C.+'])).toBe('呆 [C.C.+]');
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        const pieces = markWords(text, words);

        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('the words to mark', () => {
  it('are every spelling of what is wanted, and the words typed; not what is unwanted', () => {
    const asked = query({ text: ' 一手  石头', wants: [want('castoria'), want('merlin', 'never'), want('svt-9999')] });

    expect(wordsToMark(asked, lexicon)).toEqual(['阿尔托莉雅·卡斯特', 'アルトリア', 'Altria', 'C呆', '一手', '石头']);
  });
});

/** @jest-environment node */
import fc from 'fast-check';
import { addWord, childOf, createDictionary, entryOf, findWord, ROOT } from '@/query-parser/dictionary/dictionary';
import type { Meaning } from '@/query-parser/text/token';

const SKIP: Meaning = { kind: 'skip' };
const EACH: Meaning = { kind: 'each', side: 'after' };
/** A small alphabet makes words share prefixes; one letter is a surrogate pair. */
const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', '宝', '2', '𠮷'), minLength: 1, maxLength: 8 });
/** Enough words to grow the hash table many times. */
const anyWords = fc.array(anyWord, { minLength: 1, maxLength: 3_000, size: 'max' });

describe('The dictionary', () => {
  it('contains exactly the added words', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, other) => {
        const dictionary = dictionaryOf(words);

        for (const word of new Set(words)) expect(findWord(dictionary, word)?.folded).toBe(word);
        expect(findWord(dictionary, other) !== null).toBe(words.includes(other));
      }),
      { numRuns: 20 },
    );
  });

  it('can be walked along a text and meets each word on the way', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, text) => {
        const dictionary = dictionaryOf(words);

        let node = ROOT;
        for (let end = 1; end <= text.length; end++) {
          node = childOf(dictionary, node, text.charCodeAt(end - 1));
          const begun = text.slice(0, end);
          expect(node !== ROOT).toBe(words.some((word) => word.startsWith(begun)));
          if (node === ROOT) break;
          expect(entryOf(dictionary, node)?.folded ?? null).toBe(words.includes(begun) ? begun : null);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps all meanings of a word, and those of its hiragana form separately', () => {
    const dictionary = createDictionary();
    addWord(dictionary, 'ある', EACH, true);
    addWord(dictionary, 'ある', SKIP);
    addWord(dictionary, 'ある', EACH);
    addWord(dictionary, 'ある', SKIP, true);

    expect(findWord(dictionary, 'ある')).toMatchObject({ meanings: [SKIP, EACH], inHiragana: [EACH, SKIP] });
  });

  it('ignores a word without letters', () => {
    const dictionary = createDictionary();
    addWord(dictionary, '', SKIP);

    expect(findWord(dictionary, '')).toBeNull();
  });
});

function dictionaryOf(words: readonly string[]) {
  const dictionary = createDictionary();
  for (const word of words) addWord(dictionary, word, SKIP);
  return dictionary;
}

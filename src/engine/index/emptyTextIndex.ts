import type { TextState } from '@/domain/searchResponse';
import { createBits } from '@/engine/bitset/bits';
import type { TextIndex, WordsAt } from './textIndex';

/** The words of offers as long as none are there. */
export const noWords: WordsAt = () => ({ title: '', note: '' });

/** The text part as long as there is none: text finds nothing yet, and offers have no title. */
export function lackingText(state: Exclude<TextState, 'there'>): TextIndex {
  return {
    state,
    matchText: ({ docs }) => createBits(docs),
    matchCode: ({ docs }) => createBits(docs),
    wordsOf: () => noWords,
  };
}

import type { TextState } from '@/domain/searchPage';
import { createBits } from './bits';
import type { OfferWords, TextIndex } from './textIndex';

const NO_WORDS: OfferWords = { title: '', note: '' };

/** The text part as long as there is none: text finds nothing yet, and offers have no title. */
export function lackingText(state: Exclude<TextState, 'there'>): TextIndex {
  return {
    state,
    matchText: ({ docs }) => createBits(docs),
    matchCode: ({ docs }) => createBits(docs),
    wordsOf: () => NO_WORDS,
  };
}

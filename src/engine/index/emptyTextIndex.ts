import type { TextState } from '@/domain/searchResponse';
import { createBits } from '@/engine/bitset/bits';
import type { TextIndex, TextsOfRank } from './textIndex';

/** The texts of offers before any are loaded. */
export const noTexts: TextsOfRank = () => ({ title: '', note: '' });

/** Returns the text index that is used before the text search is loaded: it matches nothing. */
export function emptyTextIndex(state: Exclude<TextState, 'loaded'>): TextIndex {
  return {
    state,
    matchText: ({ docCount }) => createBits(docCount),
    matchCode: ({ docCount }) => createBits(docCount),
    textsOf: () => noTexts,
  };
}

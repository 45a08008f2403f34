import type { Offer } from '@/domain/offer';
import type { TextState } from '@/domain/searchResponse';
import type { Bits } from '@/engine/bitset/bits';
import type { Block } from './block';
import type { Scope } from './blockContext';

/** What an offer shows in the shop's own words. */
export type OfferWords = Pick<Offer, 'title' | 'note'>;

/** The words of the offer of a rank; empty until they are there. */
export type WordsAt = (rank: number) => OfferWords;

/** What text finds, and the texts that offers show. It is built by the folder `text/`, which the rest of the engine does
 *  not import: that code and the texts come after the first answer. As long as `state` is not `there`, what it finds is
 *  a part of what there is. */
export type TextIndex = {
  /** Whether the titles and notes of all loaded segments are in it. */
  readonly state: TextState;
  /** The docs that match every word of the scope's query, as new bits. */
  readonly matchText: (scope: Scope) => Bits;
  /** The docs whose code is the whole text, as new bits. */
  readonly matchCode: (scope: Scope, text: string) => Bits;
  /** What reads the words of a block's offers: another one when they have changed. */
  readonly wordsOf: (block: Block) => WordsAt;
};

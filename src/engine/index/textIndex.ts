import type { Offer } from '@/domain/offer';
import type { TextState } from '@/domain/searchResponse';
import type { Bits } from '@/engine/bitset/bits';
import type { Block } from './block';
import type { BlockContext } from './blockContext';

export type OfferTexts = Pick<Offer, 'title' | 'note'>;

/** Returns the texts of the offer of a rank, empty until they are loaded. */
export type TextsOfRank = (rank: number) => OfferTexts;

/** Searches texts and provides those that offers display. It is built by the folder `text/`, which the rest of the engine
 *  does not import because it is loaded after the first result. While `state` is not `loaded`, it finds only some
 *  of the matches. */
export type TextIndex = {
  /** Whether the titles and notes of all loaded segments are indexed. */
  readonly state: TextState;
  /** Returns the documents that match every word of the query's text, as a new bitset. */
  readonly matchText: (context: BlockContext) => Bits;
  /** Returns the documents whose code equals the whole text, as a new bitset. */
  readonly matchCode: (context: BlockContext, text: string) => Bits;
  /** Returns the reader of a block's texts: a different function once they have changed. */
  readonly textsOf: (block: Block) => TextsOfRank;
};

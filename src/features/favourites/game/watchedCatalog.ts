import type { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

/** What is known now of the favourites of a game. */
export type GameNews = {
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  /** An answer of the catalog, for how fresh it is. */
  readonly answer: SearchResult | null;
  /** Code → the offer, or null for one that the catalog does not hold. What could not be looked up is not in it. */
  readonly found: ReadonlyMap<OfferCode, Hit | null>;
  readonly error: ShopError | null;
  /** Whether part of the catalog is missing, so that what was not found may be there all the same. */
  readonly partial: boolean;
  /** Loads roster and catalog anew; null before there was a first time. */
  readonly restart: (() => void) | null;
};

/** Before anybody has asked. */
export const NO_NEWS: GameNews = {
  lexicon: null,
  client: null,
  answer: null,
  found: new Map(),
  error: null,
  partial: false,
  restart: null,
};

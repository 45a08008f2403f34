import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { PartialSearchResult, SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import type { FurtherHits } from './useMoreResults';

/** What every way to look at offers is given. */
export type ResultsViewProps = {
  /** The newest, of which perhaps only the head is known. */
  readonly answer: PartialSearchResult;
  /** The answer whose offers follow the first ones: for a moment it may be the one before. */
  readonly later: SearchResult | null;
  /** The hits after those of the answer; none for the closest. */
  readonly further: FurtherHits;
  /** Which of an answer's offers are shown. */
  readonly of: 'hits' | 'closest';
  readonly lexicon: GameItems;
  readonly client: SearchClient | null;
  readonly addressOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  /** Asks for an order by its key; for the one in use, the other way round. */
  readonly onSort: (key: string) => void;
  /** Goes to a query that was chosen on the hits. */
  readonly onChoose: (next: Query) => void;
};

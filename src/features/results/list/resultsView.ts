import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import type { HitList } from './hitList';

/** Props of every view of the results: cards, table, scatter. */
export type ResultsViewProps = {
  readonly result: SearchResult;
  /** The offers to show: hits or closest offers. */
  readonly hits: HitList;
  readonly kind: 'hits' | 'closest';
  /** Whether the query is being typed. */
  readonly isTyping: boolean;
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly hrefOf: (code: OfferCode) => string;
  readonly onOpen: (code: OfferCode) => void;
  /** Sorts by a key; reverses the order if it is the one in use. */
  readonly onSort: (key: string) => void;
  readonly onChoose: (next: Query) => void;
};

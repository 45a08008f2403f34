import { createContext, useContext } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { QueryText } from '@/features/text-query/queryText';
import type { GameGroup } from '@/games/paths';
import type { GameSpec } from '@/games/types';
import type { Search } from './useSearch';
import type { GameCatalog } from './useSearchClient';
import type { SearchDraftControls } from './useSearchDraft';
import type { OfferLinks, SetQuery } from './useShopQuery';

/** What the page shows: one query and its result, both deferred together so that typing and tapping stay responsive. */
export type SearchState = Search &
  OfferLinks &
  GameCatalog & {
    readonly spec: GameSpec;
    readonly group: GameGroup;
    /** The query that everything on screen refers to. */
    readonly query: Query;
    readonly overlay: Overlay | null;
    /** The query as text. */
    readonly text: QueryText;
    /** Applies a change of `query` to the newest query, and navigates there. */
    readonly setQuery: SetQuery;
  };

/** What the search box shows: never deferred. */
export type SearchInput = SearchDraftControls & {
  /** The query of the URL. */
  readonly committed: Query;
  /** False while the page shows an earlier query or result than the newest. */
  readonly isRendered: boolean;
};

export const SearchStateContext = createContext<SearchState | null>(null);
export const SearchInputContext = createContext<SearchInput | null>(null);

/** Returns the query, its result and the actions of the page. */
export function useSearchState(): SearchState {
  return provided(useContext(SearchStateContext));
}

/** Returns the draft and its actions. Re-renders with each key. */
export function useSearchInput(): SearchInput {
  return provided(useContext(SearchInputContext));
}

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('expected a SearchProvider around this component');
  return value;
}

import { createContext, useContext } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { ParserState } from '@/features/text-query/parserState';
import type { GameGroup } from '@/games/paths';
import type { GameSpec } from '@/games/types';
import type { GameCatalog } from './useSearchClient';
import type { SearchDraftControls } from './useSearchDraft';
import type { OfferLinks, SetQuery } from './useShopQuery';
import type { SteadySearch } from './useSteadySearch';

/** The query on screen and its result, deferred together to keep typing and tapping responsive. */
export type SearchState = SteadySearch &
  OfferLinks &
  GameCatalog & {
    readonly spec: GameSpec;
    readonly group: GameGroup;
    /** The query of everything on screen. */
    readonly query: Query;
    /** The text that the query was read from; null if it was not typed. */
    readonly typedText: string | null;
    /** Whether that query is being typed. */
    readonly isTyping: boolean;
    readonly overlay: Overlay | null;
    readonly parserState: ParserState;
    /** Applies a change of `query` to the newest query and navigates to it. */
    readonly setQuery: SetQuery;
  };

/** The state of the search box, which is never deferred. */
export type SearchInput = SearchDraftControls & {
  /** The query of the URL. */
  readonly committed: Query;
};

export const SearchStateContext = createContext<SearchState | null>(null);
export const SearchInputContext = createContext<SearchInput | null>(null);
/** A context of its own, because it changes twice with each result. */
export const IsRenderedContext = createContext(true);

/** Returns the query, its result and the actions of the page. */
export function useSearchState(): SearchState {
  return requireProvider(useContext(SearchStateContext));
}

/** Returns the draft and its actions. Re-renders with each key press. */
export function useSearchInput(): SearchInput {
  return requireProvider(useContext(SearchInputContext));
}

/** Returns whether the newest query and result are on screen. */
export function useIsRendered(): boolean {
  return useContext(IsRenderedContext);
}

function requireProvider<T>(value: T | null): T {
  if (value === null) throw new Error('expected a SearchProvider around this component');
  return value;
}

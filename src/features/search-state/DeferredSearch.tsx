import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Query } from '@/domain/query';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { IsRenderedContext, type SearchState, SearchStateContext } from './useSearchState';
import type { SetQuery } from './useShopQuery';

/** What stays the same while a buyer types. */
type ShopState = Pick<SearchState, 'spec' | 'group' | 'gameItems' | 'client' | 'restart' | 'parserState' | 'openOffer'>;

/** The query that is on screen, and how it changes. */
export type ChangeArguments = readonly [shown: Query, ...Parameters<SetQuery>];

type DeferredSearchProps = {
  readonly shop: ShopState;
  /** Query, result and everything else that changes with them. */
  readonly newest: Omit<SearchState, keyof ShopState | 'setQuery'>;
  readonly onChange: (...change: ChangeArguments) => void;
  readonly children: ReactNode;
};

/** Provides query and result, which are deferred together: the URL of each card contains the query, and a key press must not wait for cards
 *  and filters. A component of its own, because the functions that `SearchProvider` creates keep all values of the rendering that
 *  created them: with the values of the rendering before, they would keep one another, and memory would grow with every query. */
export function DeferredSearch({ shop, newest, onChange, children }: DeferredSearchProps) {
  const view = useDeferredValue(newest);
  const setQuery = useStableCallback<Parameters<SetQuery>>((next, how, scrollY) =>
    onChange(view.query, next, how, scrollY),
  );
  const state = useMemo<SearchState>(() => ({ ...shop, setQuery, ...view }), [shop, setQuery, view]);
  return (
    <IsRenderedContext value={view === newest}>
      <SearchStateContext value={state}>{children}</SearchStateContext>
    </IsRenderedContext>
  );
}

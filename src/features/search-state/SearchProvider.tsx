import { useLocation } from '@umijs/max';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { sameValue } from '@/base/sameValue';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import type { Currency } from '@/domain/money';
import type { Overlay } from '@/domain/overlay';
import { rebaseQuery } from '@/domain/rebaseQuery';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import type { GameSpec } from '@/games/types';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { addShopNames } from './addShopNames';
import { routeGroupOf } from './routeGroupOf';
import { statedFacets } from './statedFacets';
import { useSearch } from './useSearch';
import type { GameCatalog } from './useSearchClient';
import { useSearchDraft } from './useSearchDraft';
import { IsRenderedContext, SearchInputContext, type SearchState, SearchStateContext } from './useSearchState';
import { type SetQuery, useShopQuery } from './useShopQuery';
import { useSteadySearch } from './useSteadySearch';

export type SearchProviderProps = {
  readonly spec: GameSpec;
  readonly catalog: GameCatalog;
  readonly overlay: Overlay | null;
  readonly queryParser: QueryParserState;
  readonly children: ReactNode;
};

const NO_SHOPS: readonly string[] = [];

/** Provides the search of a shop page. Data flows one way: URL or draft → query → worker → page. */
export function SearchProvider({ spec, catalog, overlay, queryParser, children }: SearchProviderProps) {
  const { pathname } = useLocation();
  const { gameItems, client, restart } = catalog;
  const {
    query: committed,
    urlKey,
    newest,
    setQuery,
    hrefOf,
    openOffer,
  } = useShopQuery(spec, gameItems?.links ?? IDS_IN_LINKS);
  const [currency, setCurrency] = useState<Currency | null>(null);
  const [shops, setShops] = useState(NO_SHOPS);
  const [facets, setFacets] = useState<readonly string[] | null>(null);
  const parser = useMemo(() => queryParser.parser?.withShops(shops) ?? null, [queryParser.parser, shops]);
  const draft = useSearchDraft({
    committed,
    urlKey,
    setQuery,
    onQuery: (next) => start(next),
    parser,
    isParserUnavailable: queryParser.isUnavailable,
    currency,
    facets,
  });

  const query = useDeepMemo(draft.draft?.query ?? committed);
  const { start, ...newestSearch } = useSearch(client, query, overlay);
  const search = useSteadySearch(newestSearch, overlay);
  const catalogCurrency = search.result?.page.catalog.currency ?? currency;
  if (catalogCurrency !== currency) setCurrency(catalogCurrency);
  const knownShops = addShopNames(shops, search.result?.page ?? null);
  if (knownShops !== shops) setShops(knownShops);
  const knownFacets = statedFacets(search.result?.page ?? null) ?? facets;
  if (!sameValue(knownFacets, facets)) setFacets(knownFacets);

  // Query and result are deferred together: the URL of each card contains the query, and a key press must not wait for cards and
  // filters.
  const { result, loadProgress } = search;
  const hasNewest = search.showNewest !== null;
  const showNewest = useStableCallback(() => search.showNewest?.());
  const error = catalog.error ?? search.error;
  const status = error === null ? search.status : 'failed';
  const isTyping = draft.draft?.phase === 'typing';
  const typedText = draft.lastText?.text ?? null;
  const newestView = useMemo(
    () => ({
      query,
      typedText,
      isTyping,
      hrefOf,
      overlay,
      result,
      status,
      error,
      loadProgress,
      showNewest: hasNewest ? showNewest : null,
    }),
    [query, typedText, isTyping, hrefOf, overlay, result, status, error, loadProgress, hasNewest, showNewest],
  );
  const view = useDeferredValue(newestView);

  const changeQuery = useStableCallback<Parameters<SetQuery>>((next, how, scrollY) => {
    const target = newest();
    const isUnchanged = target === committed;
    const rebased = rebaseQuery(view.query, next, isUnchanged ? query : target);
    start(rebased);
    setQuery(rebased, how, scrollY);
  });

  const { load } = queryParser;
  const hasText = committed.text.trim() !== '';
  useEffect(() => {
    if (hasText) void load();
  }, [hasText, load]);

  const { rewrite } = draft;
  const parserState = useMemo(() => ({ ...queryParser, parser, rewrite }), [queryParser, parser, rewrite]);
  const group = routeGroupOf(pathname);
  const state = useMemo<SearchState>(
    () => ({ spec, group, gameItems, client, restart, parserState, setQuery: changeQuery, openOffer, ...view }),
    [spec, group, gameItems, client, restart, parserState, changeQuery, openOffer, view],
  );
  const input = useMemo(() => ({ ...draft, committed }), [draft, committed]);
  return (
    <SearchInputContext value={input}>
      <IsRenderedContext value={view === newestView}>
        <SearchStateContext value={state}>{children}</SearchStateContext>
      </IsRenderedContext>
    </SearchInputContext>
  );
}

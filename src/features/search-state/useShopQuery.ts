import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { sitePath } from '@/base/sitePath';
import type { ItemLinks } from '@/domain/itemLinks';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { createDetailQueryWriter, readQuery, writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import type { GameSpec } from '@/games/types';
import { isDrawerEntry } from '@/ui/hooks/drawerHistory';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { openedState, readOpenedDepth } from './openedOffers';
import { statePosition } from './scrollPositions';

/** Navigates to another query: `push` for choices, `replace` for typing. Closing an offer goes back to the results from which it was opened, so
 *  that the next press of Back leaves them.
 *  @param scrollY  scroll position to restore when Back returns to this entry, in CSS pixels */
export type SetQuery = (next: Query, historyMode: 'push' | 'replace', scrollY?: number) => void;

export type ShopQuery = {
  readonly query: Query;
  /** Identifies the history entry that `query` was read from. */
  readonly urlKey: string;
  /** The query of the last navigation, which may not have been rendered yet. For event handlers. */
  readonly newest: () => Query;
  readonly setQuery: SetQuery;
  /** The URL of the same query with an offer's detail open. */
  readonly hrefOf: (code: OfferCode) => string;
  readonly openOffer: (code: OfferCode) => void;
};

/** Opens offers and returns their URLs. */
export type OfferLinks = Pick<ShopQuery, 'hrefOf' | 'openOffer'>;

/** Reads and writes the query in the URL, its only storage. Path, foreign parameters and hash are kept.
 *  @param links  how items are written in the URL */
export function useShopQuery(spec: GameSpec, links: ItemLinks): ShopQuery {
  const { pathname, search: locationSearch, hash, key: urlKey, state: entryState } = useLocation();
  // The page was rendered without a query.
  const search = useIsHydrated() ? locationSearch : '';
  const navigate = useNavigate();
  const facets = useMemo(() => facetsOf(spec), [spec]);
  const query = useMemo(() => readQuery(search, facets, links), [search, facets, links]);

  const newestRef = useRef(query);
  const depthRef = useRef(0);
  useLayoutEffect(() => {
    newestRef.current = query;
    depthRef.current = readOpenedDepth(entryState);
  }, [query, entryState]);
  const newest = useCallback(() => newestRef.current, []);

  const setQuery = useCallback<SetQuery>(
    (next, historyMode, scrollY) => {
      const previous = newestRef.current;
      newestRef.current = next;
      const nextSearch = writeQuery(next, facets, links);
      const depth = depthRef.current;
      if (
        historyMode === 'replace' &&
        depth > 0 &&
        next.open === null &&
        nextSearch === writeQuery({ ...previous, open: null }, facets, links)
      ) {
        navigate(-depth);
        return;
      }
      // Typing in a drawer adds a history entry after that of the drawer, so that Back first undoes the typing and then closes the drawer.
      const replace = historyMode === 'replace' && !isDrawerEntry();
      const opened = replace && next.open !== null ? openedState(depth) : null;
      const state = scrollY === undefined ? opened : statePosition(scrollY);
      navigate({ pathname, search: nextSearch, hash }, { replace, state });
    },
    [navigate, pathname, hash, facets, links],
  );
  const pathOf = useMemo(() => {
    const writeDetailQuery = createDetailQueryWriter(query, facets, links);
    return (code: OfferCode) => `${pathname}${writeDetailQuery(code)}${hash}`;
  }, [pathname, query, facets, links, hash]);
  const hrefOf = useCallback((code: OfferCode) => sitePath(pathOf(code)), [pathOf]);
  const openOffer = useStableCallback((code: OfferCode) => {
    const depth = depthRef.current;
    navigate(pathOf(code), { state: openedState(query.open === null ? 1 : depth && depth + 1) });
  });
  return useMemo(
    () => ({ query, urlKey, newest, setQuery, hrefOf, openOffer }),
    [query, urlKey, newest, setQuery, hrefOf, openOffer],
  );
}

import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { createDetailQueryWriter, readQuery, writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import type { GameSpec } from '@/games/types';
import { isDrawerEntry } from '@/ui/hooks/drawerHistory';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { statePosition } from './scrollPositions';

/** Navigates to another query: `push` for choices, `replace` for typing.
 *  @param scrollY  scroll position that coming back to this entry restores, in CSS pixels */
export type SetQuery = (next: Query, how: 'push' | 'replace', scrollY?: number) => void;

export type ShopQuery = {
  readonly query: Query;
  /** The query of the last navigation, which may not have been rendered yet. For event handlers. */
  readonly newest: () => Query;
  readonly setQuery: SetQuery;
  /** The URL of the same query with an offer's detail open. */
  readonly addressOf: (code: OfferCode) => string;
  readonly openOffer: (code: OfferCode) => void;
};

/** URLs of offers, and the way to open one. */
export type OfferLinks = Pick<ShopQuery, 'addressOf' | 'openOffer'>;

/** Reads the query from the URL, which is its only home, and changes it there. Path, foreign parameters and hash stay. */
export function useShopQuery(spec: GameSpec): ShopQuery {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const facets = useMemo(() => facetsOf(spec), [spec]);
  const query = useMemo(() => readQuery(search, facets), [search, facets]);

  const newestRef = useRef(query);
  useLayoutEffect(() => {
    newestRef.current = query;
  }, [query]);
  const newest = useCallback(() => newestRef.current, []);

  const setQuery = useCallback<SetQuery>(
    (next, how, scrollY) => {
      newestRef.current = next;
      // Typing in a drawer adds an entry above the drawer's own: Back first undoes it, then closes the drawer.
      const replace = how === 'replace' && !isDrawerEntry();
      const state = scrollY === undefined ? null : statePosition(scrollY);
      navigate({ pathname, search: writeQuery(next, facets), hash }, { replace, state });
    },
    [navigate, pathname, hash, facets],
  );
  const addressOf = useMemo(() => {
    const openingOf = createDetailQueryWriter(query, facets);
    return (code: OfferCode) => `${pathname}${openingOf(code)}${hash}`;
  }, [pathname, query, facets, hash]);
  const openOffer = useStableCallback((code: OfferCode) => navigate(addressOf(code)));
  return useMemo(
    () => ({ query, newest, setQuery, addressOf, openOffer }),
    [query, newest, setQuery, addressOf, openOffer],
  );
}

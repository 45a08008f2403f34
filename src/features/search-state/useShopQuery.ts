import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { openingsOf, readQuery, writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { isDrawerEntry } from '@/ui/hooks/drawerHistory';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { statePosition } from './scrollPositions';

/** Goes to another query: `push` for what was chosen, `replace` for what is being typed.
 *  @param top  how far down the page was there, in CSS pixels, for whoever comes back to it */
export type SetQuery = (next: Query, how: 'push' | 'replace', top?: number) => void;

export type ShopQuery = {
  readonly query: Query;
  /** The query that the address has by now: what is drawn may be a moment older. For events. */
  readonly newest: () => Query;
  readonly setQuery: SetQuery;
  /** The address of the same query with an offer's detail open. */
  readonly addressOf: (code: OfferCode) => string;
  /** Goes there. Always the same function. */
  readonly openOffer: (code: OfferCode) => void;
};

/** How links to other offers are made and followed. */
export type OfferLinks = Pick<ShopQuery, 'addressOf' | 'openOffer'>;

/** The query of the page's address, and the ways to change it. It has no other home: path, foreign parameters and hash
 *  are kept as they are. */
export function useShopQuery(game: Game): ShopQuery {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const facets = useMemo(() => facetsOf(specOf(game)), [game]);
  const [returns, setReturns] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who came back asks anew, see below
  const query = useMemo(() => readQuery(search, facets), [search, facets, returns]);

  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  useEffect(() => {
    // Back before what was chosen is drawn: the address is again what the page has drawn, which makes no new query by
    // itself, and all that waits for the chosen one would wait on, or show its answer here.
    const noteReturn = () => {
      if (latest.current !== query) setReturns((count) => count + 1);
    };
    window.addEventListener('popstate', noteReturn);
    return () => window.removeEventListener('popstate', noteReturn);
  }, [query]);
  const newest = useCallback(() => latest.current, []);

  const setQuery = useCallback<SetQuery>(
    (next, how, top) => {
      latest.current = next;
      // What is typed in a sheet stands above the sheet's entry: Back takes it back, and closes the sheet after that.
      const replace = how === 'replace' && !isDrawerEntry();
      const state = top === undefined ? null : statePosition(top);
      navigate({ pathname, search: writeQuery(next, facets), hash }, { replace, state });
    },
    [navigate, pathname, hash, facets],
  );
  const addressOf = useMemo(() => {
    const openingOf = openingsOf(query, facets);
    return (code: OfferCode) => `${pathname}${openingOf(code)}${hash}`;
  }, [pathname, query, facets, hash]);
  const openOffer = useStableCallback((code: OfferCode) => navigate(addressOf(code)));
  return useMemo(
    () => ({ query, newest, setQuery, addressOf, openOffer }),
    [query, newest, setQuery, addressOf, openOffer],
  );
}

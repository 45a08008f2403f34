import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { useSteady } from '@/ui/useSteady';

/** Goes to another query: `push` for what was chosen, `replace` for what is being typed. */
export type SetQuery = (next: Query, how: 'push' | 'replace') => void;

export type ShopQuery = {
  readonly query: Query;
  readonly setQuery: SetQuery;
  /** The address of the same query with an offer's detail open. */
  readonly addressOf: (code: OfferCode) => string;
  /** Goes there. Always the same function. */
  readonly openOffer: (code: OfferCode) => void;
};

/** The query of the page's address, and the ways to change it. It has no other home: path, foreign parameters and hash
 *  are kept as they are. */
export function useShopQuery(game: Game): ShopQuery {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const facets = useMemo(() => facetsOf(specOf(game)), [game]);
  const query = useMemo(() => readQuery(search, facets), [search, facets]);

  const setQuery = useCallback<SetQuery>(
    (next, how) => {
      navigate({ pathname, search: writeQuery(next, facets), hash }, { replace: how === 'replace' });
    },
    [navigate, pathname, hash, facets],
  );
  const addressOf = useCallback(
    (code: OfferCode) => `${pathname}${writeQuery({ ...query, open: code }, facets)}${hash}`,
    [pathname, query, facets, hash],
  );
  const openOffer = useSteady((code: OfferCode) => navigate(addressOf(code)));
  return useMemo(() => ({ query, setQuery, addressOf, openOffer }), [query, setQuery, addressOf, openOffer]);
}

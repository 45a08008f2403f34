import { useState } from 'react';
import type { Query } from '@/domain/query';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import { useStableCallback } from '@/ui/hooks/useStableCallback';

export type TileOrder = {
  /** The query by whose result the item tiles are sorted: the latest that was not chosen with a filter; null before the first result. */
  readonly orderQuery: Query | null;
  /** Changes the query with a filter. */
  readonly filter: SetQuery;
};

const NO_KEYS: readonly string[] = [];

/** Keeps the order of the item tiles while the buyer chooses filters, so that no tile moves under the pointer.
 *  @param resultQuery  the query of the result on screen; null before the first */
export function useTileOrder(resultQuery: Query | null, setQuery: SetQuery): TileOrder {
  const [orderQuery, setOrderQuery] = useState(resultQuery);
  /** Keys of the queries that were chosen with filters since. */
  const [filteredKeys, setFilteredKeys] = useState(NO_KEYS);
  if (resultQuery !== null && resultQuery !== orderQuery && !filteredKeys.includes(conditionsKey(resultQuery))) {
    setOrderQuery(resultQuery);
    setFilteredKeys(NO_KEYS);
  }
  const filter = useStableCallback<Parameters<SetQuery>>((next, historyMode, scrollY) => {
    setFilteredKeys((keys) => [...keys, conditionsKey(next)]);
    setQuery(next, historyMode, scrollY);
  });
  return { orderQuery, filter };
}

import { skipToken, useQuery } from '@tanstack/react-query';
import type { Query } from '@/domain/query';
import type { SearchClient } from '@/search-worker/client';
import { delay } from './delay';
import { conditionsKey } from './isSameQuery';
import { objectKey } from './objectKey';

const DEBOUNCE_MS = 100;

/** Counts the offers that each query would find, 100 ms after the last change of the queries.
 *  @param revision  of the catalog and the overlay, see `responseKey`
 *  @returns         null until they have been counted */
export function useTotals(
  client: SearchClient | null,
  queries: readonly Query[],
  revision: string,
): readonly number[] | null {
  const { data = null } = useQuery({
    queryKey: ['totals', objectKey(client), revision, queries.map(conditionsKey)],
    queryFn:
      client === null || queries.length === 0
        ? skipToken
        : async ({ signal }) => {
            await delay(DEBOUNCE_MS, signal);
            return client.totals(queries, signal);
          },
  });
  return data;
}

import { useEffect, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchClient } from '@/search-worker/client';

type Known = { readonly queries: readonly Query[]; readonly totals: readonly number[] };

const PAUSE_MS = 100;

/** How many offers each of some queries would leave, asked a moment after they last changed.
 *  @param queries   the same list as long as the same is meant
 *  @param revision  asks again when it changes, for instance when more of the catalog has come
 *  @returns         null while the numbers of these very queries are not known */
export function useTotals(
  client: SearchClient | null,
  queries: readonly Query[],
  revision: unknown,
): readonly number[] | null {
  const [known, setKnown] = useState<Known | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision asks the same questions again
  useEffect(() => {
    if (client === null || queries.length === 0) return;
    const cancel = new AbortController();
    const ask = async () => {
      try {
        const totals = await client.totals(queries, cancel.signal);
        setKnown({ queries, totals });
      } catch {
        // Cancelled, or there is no search to ask: no number is shown, and the page itself says what is wrong.
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, queries, revision]);

  return known?.queries === queries ? known.totals : null;
}

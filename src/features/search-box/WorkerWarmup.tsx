import { useEffect, useEffectEvent } from 'react';
import { isAbort } from '@/base/shopError';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import type { SearchClient } from '@/search-worker/client';

export type WorkerWarmupProps = {
  /** null while there is none yet. */
  readonly client: SearchClient | null;
  /** The newest answer, for what may be asked. */
  readonly page: SearchResponse | null;
  /** True while the box has the focus and nothing is typed. */
  readonly due: boolean;
};

/** Has the worker answer a few questions for nobody while somebody has come to the box and not typed yet: code that has
 *  never run is several times slower, and the first keys would feel it (docs/decisions/0033-partial-results.md). Once a client is
 *  enough; a key comes before the next of them. */
export function WorkerWarmup({ client, page, due }: WorkerWarmupProps) {
  const ready = due && client !== null && page !== null && isWhole(page) && !rehearsed.has(client) ? client : null;
  const prepare = useEffectEvent(() => (page === null ? [] : questions(page)));
  useEffect(() => {
    if (ready === null) return;
    const cancel = new AbortController();
    rehearse(ready, prepare(), cancel.signal).catch((error: unknown) => {
      // What is wrong with the search, the next question of somebody says.
      if (!isAbort(error)) rehearsed.add(ready);
    });
    return () => cancel.abort();
  }, [ready]);
  return null;
}

/** Before titles and notes are there, what searches them would not be run. */
function isWhole({ catalog, hits }: SearchResponse): boolean {
  return catalog.complete && catalog.texts !== 'coming' && hits.length > 0;
}

const rehearsed = new WeakSet<SearchClient>();

async function rehearse(client: SearchClient, asked: readonly Query[], signal: AbortSignal): Promise<void> {
  for (const query of asked) await client.lowPriority(query, signal);
  rehearsed.add(client);
}

const ITEMS = 3;
const SOME_PRICE = 600;

/** Of each kind that keys ask: wants with levels, texts, prices, and several of them at once. */
function questions({ hits }: SearchResponse): readonly Query[] {
  const items = new Set(hits.flatMap(({ offer }) => offer.items.map(({ item }) => item)));
  const wants = [...items].slice(0, ITEMS).map((item, at) => ({ item, mode: 'must', level: 1 + (at % 2) }) as const);
  return wants.flatMap((want, at) => [
    { ...EMPTY_QUERY, wants: [want] },
    { ...EMPTY_QUERY, wants: [want], text: String(at) },
    { ...EMPTY_QUERY, wants, ranges: { price: { min: null, max: SOME_PRICE } } },
  ]);
}

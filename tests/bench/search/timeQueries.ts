import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';

/** Times in milliseconds: percentiles over all runs of all queries of a class. `best` is the median of the fastest run of each
 *  query, for machines with other load. */
export type Times = { readonly p50: number; readonly p95: number; readonly best: number };

/** Times each query in several runs after a warm-up. */
export function timeQueries(
  search: (query: Query) => SearchResponse,
  queries: readonly Query[],
  { warm, runs }: { readonly warm: number; readonly runs: number },
): Times {
  const times = queries.map((): number[] => []);
  for (let round = -warm; round < runs; round++) {
    for (const [i, query] of queries.entries()) {
      const start = performance.now();
      search(query);
      const elapsed = performance.now() - start;
      if (round >= 0) times[i]?.push(elapsed);
    }
  }
  const all = times.flat();
  return {
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    best: percentile(
      times.map((own) => Math.min(...own)),
      0.5,
    ),
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

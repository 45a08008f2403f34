import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';

/** Times in milliseconds over all runs of all queries of a class. */
export type Times = { readonly p50: number; readonly p95: number };

/** Runs each query some times after some runs that do not count, and gives the percentiles of all. */
export function timeQueries(
  ask: (query: Query) => SearchPage,
  queries: readonly Query[],
  { warm, runs }: { readonly warm: number; readonly runs: number },
): Times {
  const times: number[] = [];
  for (let round = -warm; round < runs; round++) {
    for (const query of queries) {
      const start = performance.now();
      ask(query);
      const took = performance.now() - start;
      if (round >= 0) times.push(took);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

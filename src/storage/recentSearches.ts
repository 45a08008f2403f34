import { fail, ok, type Result } from '@/base/result';
import { createStored, type Stored } from './createStored';

/** Game id → what was looked for there, as the addresses' queries (`?want=…`), the newest first. */
export type RecentSearches = Readonly<Record<string, readonly string[]>>;

/** How many searches of a game are kept. */
export const MOST_RECENT = 5;

/** A longer search is not kept: it is a text pasted by mistake. In UTF-16 units. */
export const LONGEST_QUERY = 2_000;

/** What the buyer has looked for lately, on this device only. */
export const recentSearches: Stored<RecentSearches> = createStored('vitrine.recent', 1, decodeRecentSearches, {});

/** Reads kept searches: of each game at most `MOST_RECENT`. */
export function decodeRecentSearches(value: unknown): Result<RecentSearches, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('expected games');
  const games = Object.entries(value) as [string, unknown][];
  const lists = games.flatMap(([game, queries]) =>
    isQueries(queries) ? [[game, queries.slice(0, MOST_RECENT)] as const] : [],
  );
  return lists.length === games.length ? ok(Object.fromEntries(lists)) : fail('expected lists of queries');
}

function isQueries(queries: unknown): queries is readonly string[] {
  return (
    Array.isArray(queries) &&
    queries.every((query) => typeof query === 'string' && query.startsWith('?') && query.length <= LONGEST_QUERY)
  );
}

import * as v from 'valibot';
import { recordOf } from '@/base/decodeJson';
import type { Result } from '@/base/result';
import { createStored, type Stored } from './createStored';
import { decodeStored } from './decodeStored';

/** Game id → query strings of recent searches (`?want=…`), newest first. */
export type RecentSearches = Readonly<Record<string, readonly string[]>>;

/** Maximum number of recent searches of a game. */
export const MAX_RECENT = 5;

/** Longest query string that is stored, in UTF-16 units; longer ones are texts pasted by mistake. */
export const MAX_QUERY_LENGTH = 2_000;

const QUERIES = 'lists of queries';

const RECENT_SEARCHES: v.GenericSchema<unknown, RecentSearches> = recordOf(
  v.pipe(
    v.array(v.pipe(v.string(QUERIES), v.startsWith('?', QUERIES), v.maxLength(MAX_QUERY_LENGTH, QUERIES)), QUERIES),
    v.transform((queries) => queries.slice(0, MAX_RECENT)),
  ),
  'games',
);

/** Recent searches, stored on this device only. */
export const recentSearches: Stored<RecentSearches> = createStored('vitrine.recent', 1, decodeRecentSearches, {});

/** Decodes stored searches: at most `MAX_RECENT` of each game. */
export function decodeRecentSearches(value: unknown): Result<RecentSearches, string> {
  return decodeStored(RECENT_SEARCHES, value);
}

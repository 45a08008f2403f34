import { sameValue } from '@/base/sameValue';
import { chipsOf } from '@/domain/chips';
import type { FacetSpec } from '@/domain/facetSpec';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { MAX_QUERY_LENGTH, MAX_RECENT } from '@/storage/recentSearches';

/** Adds a search to the front of the saved ones and removes saved searches that the new one extends. Sort and view are not saved. Queries
 *  that are too long or have no conditions are ignored. */
export function addRecent(searches: readonly string[], query: Query, facets: readonly FacetSpec[]): readonly string[] {
  const chips = chipsOf(query);
  if (chips.length === 0) return searches;
  const { wants, ranges, choices, text } = query;
  const added = writeQuery({ ...EMPTY_QUERY, wants, ranges, choices, text }, facets);
  if (added.length > MAX_QUERY_LENGTH) return searches;
  const isPart = (search: string) =>
    chipsOf(readQuery(search, facets)).every((chip) => chips.some((one) => sameValue(one, chip)));
  return [added, ...searches.filter((search) => !isPart(search))].slice(0, MAX_RECENT);
}

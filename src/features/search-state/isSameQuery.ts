import { sameValue } from '@/base/sameValue';
import { type Query, wantKey } from '@/domain/query';

/** Returns whether two queries have the same result. Ignores the number of hits shown, the open detail, the view, unused words and
 *  foreign parameters. */
export function isSameQuery(a: Query, b: Query): boolean {
  return a === b || conditionsKey(a) === conditionsKey(b);
}

/** Returns whether two queries have the same result and also list the same unused words. */
export function isSameWithUnused(a: Query, b: Query): boolean {
  return isSameQuery(a, b) && sameValue(a.unused, b.unused);
}

/** Caches the keys, since a query is compared with many others. */
const keysByQuery = new WeakMap<Query, string>();

/** Returns a text that is equal for all queries with the same result. */
export function conditionsKey(query: Query): string {
  const key = keysByQuery.get(query) ?? writeConditions(query);
  keysByQuery.set(query, key);
  return key;
}

/** Sorts the conditions, because the URL changes their order. */
function writeConditions({ text, wants, ranges, choices, sort }: Query): string {
  const wantFields = wants.map((want) => [wantKey(want), want.mode, want.level]);
  const rangeFields = Object.entries(ranges).map(([facet, { min, max }]) => [facet, min, max]);
  const choiceFields = Object.entries(choices).map(([facet, { not, values }]) => [facet, not, [...values].sort()]);
  return JSON.stringify([
    text.trim(),
    wantFields,
    rangeFields.sort(byFacet),
    choiceFields.sort(byFacet),
    sort.key,
    sort.reversed,
  ]);
}

function byFacet([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

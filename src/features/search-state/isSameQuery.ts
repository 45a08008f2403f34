import type { Query } from '@/domain/query';

/** True if both queries have the same result: the number of hits shown, an open detail, the view and foreign parameters do
 *  not change it. */
export function isSameQuery(a: Query, b: Query): boolean {
  return a === b || conditionsKey(a) === conditionsKey(b);
}

/** A query is compared with many others. */
const knownKeys = new WeakMap<Query, string>();

/** Returns the same text for all queries that have the same result. */
export function conditionsKey(query: Query): string {
  const key = knownKeys.get(query) ?? writeConditions(query);
  knownKeys.set(query, key);
  return key;
}

/** Equal queries may hold their conditions in another order, since the URL has an order of its own. */
function writeConditions({ text, wants, ranges, choices, sort }: Query): string {
  const wantFields = wants.map(({ item, mode, level }) => [item, mode, level]);
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

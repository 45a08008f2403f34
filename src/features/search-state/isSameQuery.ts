import type { Query } from '@/domain/query';

/** True if both queries ask for the same offers in the same order: how many of them are shown, an open detail, the view and
 *  foreign parameters do not matter to the answer. */
export function isSameQuery(a: Query, b: Query): boolean {
  return a === b || conditionsOf(a) === conditionsOf(b);
}

/** One query is compared with many. */
const known = new WeakMap<Query, string>();

function conditionsOf(query: Query): string {
  const written = known.get(query) ?? writeConditions(query);
  known.set(query, written);
  return written;
}

/** Two queries that say the same need not hold it in the same order: the address has its own. */
function writeConditions({ text, wants, ranges, choices, sort }: Query): string {
  const asked = wants.map(({ item, mode, level }) => [item, mode, level]);
  const limits = Object.entries(ranges).map(([facet, { min, max }]) => [facet, min, max]);
  const chosen = Object.entries(choices).map(([facet, { not, values }]) => [facet, not, [...values].sort()]);
  return JSON.stringify([text.trim(), asked, limits.sort(byFacet), chosen.sort(byFacet), sort.key, sort.reversed]);
}

function byFacet([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

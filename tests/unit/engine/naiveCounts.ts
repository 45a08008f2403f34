import { type Query, setChoice, setRange, setWant, type Want } from '@/domain/query';
import type { Histogram, SearchResponse } from '@/domain/searchResponse';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import { hitsOf } from './naiveHits';
import { type Catalog, choiceOf, isMet, numberOf } from './naiveView';

/** How many hits each item would leave, were it wanted in this mode from its first level on. */
export function itemCounts(catalog: Catalog, query: Query, mode: 'must' | 'any'): Readonly<Record<string, number>> {
  const wanted = new Set<string>(query.wants.map(({ item }) => item));
  const open = mode === 'must' ? query : { ...query, wants: query.wants.filter((want) => want.mode !== 'any') };
  const counts = new Map<string, number>();
  for (const { offer } of hitsOf(catalog, open)) {
    for (const { item } of offer.items) if (!wanted.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  for (const { item } of query.wants) {
    const total = hitsOf(catalog, setWant(open, item, { mode, level: 1 })).length;
    if (total > 0) counts.set(item, total);
  }
  return Object.fromEntries(counts);
}

/** How many hits each level of a want would leave, the last one being more than any offer gives. */
export function levelCounts(catalog: Catalog, query: Query, want: Want): readonly number[] {
  const given = catalog.views.map(({ levels }) => levels.get(want.item) ?? 0);
  const top = given.reduce((a, b) => Math.max(a, b), want.level);
  return Array.from({ length: top + 1 }, (_, i) => {
    if (want.mode === 'nice')
      return hitsOf(catalog, query).filter((view) => isMet(view, { ...want, level: i + 1 })).length;
    return hitsOf(catalog, setWant(query, want.item, { mode: want.mode, level: i + 1 })).length;
  });
}

/** How many hits each value of each choice would leave, were it chosen alone. */
export function choiceCounts(catalog: Catalog, query: Query): SearchResponse['counts']['choices'] {
  const facets = new Set(['shop', ...catalog.views.flatMap(({ offer }) => Object.keys(offer.attributes))]);
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    const values = new Set(catalog.views.flatMap((view) => choiceOf(view, facet) ?? []));
    if (values.size === 0) continue;
    const open = hitsOf(catalog, setChoice(query, facet, null)).map((view) => choiceOf(view, facet));
    counts[facet] = Object.fromEntries([...values].map((value) => [value, open.filter((one) => one === value).length]));
  }
  const statuses = ['onSale', 'reserved', 'paused', 'sold'];
  const totalOf = (status: string) =>
    hitsOf(catalog, setChoice(query, 'status', { not: false, values: [status] })).length;
  return { ...counts, status: Object.fromEntries(statuses.map((status) => [status, totalOf(status)])) };
}

/** Of each facet that is a number, how many hits each bar holds, were its range dropped. */
export function histogramsOf(catalog: Catalog, query: Query): Readonly<Record<string, Histogram>> {
  const facets = new Set(['price']);
  for (const { offer } of catalog.views) {
    for (const id of Object.keys(offer.resources)) facets.add(id);
    for (const [id, value] of Object.entries(offer.attributes)) if (typeof value === 'number') facets.add(id);
  }
  return Object.fromEntries(
    [...facets].map((facet) => {
      const all = catalog.views.flatMap((view) => numberOf(view, facet) ?? []);
      const bounds = clusterBounds(Float64Array.from(all).sort());
      const open = hitsOf(catalog, setRange(query, facet, null));
      const values = open.flatMap((view) => numberOf(view, facet) ?? []);
      const last = bounds.length - 2;
      const counts = bounds.slice(0, -1).map((from, bar) => {
        const to = bounds[bar + 1]!;
        return values.filter((value) => value >= from && (value < to || (bar === last && value === to))).length;
      });
      return [facet, { bounds, counts, without: open.length }];
    }),
  );
}

import { type Query, setChoice, setRange, setWant, type Want } from '@/domain/query';
import type { Histogram, SearchResponse } from '@/domain/searchResponse';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import { hitsOf } from './naiveHits';
import { choiceOf, isMet, type NaiveCatalog, numberOf } from './naiveView';

/** Counts the hits for each item if it were wanted in a mode at level 1. */
export function itemCounts(
  catalog: NaiveCatalog,
  query: Query,
  mode: 'must' | 'any',
): Readonly<Record<string, number>> {
  const wanted = query.wants.filter(({ ambiguity }) => ambiguity === undefined);
  const wantedItems = new Set<string>(wanted.map(({ item }) => item));
  const unfiltered = mode === 'must' ? query : { ...query, wants: query.wants.filter((want) => want.mode !== 'any') };
  const counts = new Map<string, number>();
  for (const { offer } of hitsOf(catalog, unfiltered)) {
    for (const { item } of offer.items) if (!wantedItems.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  for (const { item } of wanted) {
    const total = hitsOf(catalog, setWant(unfiltered, item, { mode, level: 1 })).length;
    if (total > 0) counts.set(item, total);
  }
  return Object.fromEntries(counts);
}

/** Counts the hits for each level of a want, up to one above the highest level of an offer. */
export function levelCounts(catalog: NaiveCatalog, query: Query, want: Want): readonly number[] {
  const ownLevels = catalog.views.map(({ levels }) => levels.get(want.item) ?? 0);
  const top = ownLevels.reduce((a, b) => Math.max(a, b), want.level);
  return Array.from({ length: top + 1 }, (_, i) => {
    if (want.mode === 'nice')
      return hitsOf(catalog, query).filter((view) => isMet(view, { ...want, level: i + 1 })).length;
    return hitsOf(catalog, setWant(query, want.item, { mode: want.mode, level: i + 1 })).length;
  });
}

/** Counts the hits for each value of each choice facet if it were the only chosen one. */
export function choiceCounts(catalog: NaiveCatalog, query: Query): SearchResponse['counts']['choices'] {
  const facets = new Set(['shop', ...catalog.views.flatMap(({ offer }) => Object.keys(offer.attributes))]);
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    const values = new Set(catalog.views.flatMap((view) => choiceOf(view, facet) ?? []));
    if (values.size === 0) continue;
    const unfiltered = hitsOf(catalog, setChoice(query, facet, null)).map((view) => choiceOf(view, facet));
    counts[facet] = Object.fromEntries(
      [...values].map((value) => [value, unfiltered.filter((entry) => entry === value).length]),
    );
  }
  const statuses = ['onSale', 'reserved', 'paused', 'sold'];
  const totalOf = (status: string) =>
    hitsOf(catalog, setChoice(query, 'status', { not: false, values: [status] })).length;
  return { ...counts, status: Object.fromEntries(statuses.map((status) => [status, totalOf(status)])) };
}

/** Counts the hits in each bin of each range facet, without the facet's own range. */
export function histogramsOf(catalog: NaiveCatalog, query: Query): Readonly<Record<string, Histogram>> {
  const facets = new Set(['price']);
  for (const { offer } of catalog.views) {
    for (const id of Object.keys(offer.resources)) facets.add(id);
    for (const [id, value] of Object.entries(offer.attributes)) if (typeof value === 'number') facets.add(id);
  }
  return Object.fromEntries(
    [...facets].map((facet) => {
      const all = catalog.views.flatMap((view) => numberOf(view, facet) ?? []);
      const bounds = clusterBounds(Float64Array.from(all).sort());
      const unfiltered = hitsOf(catalog, setRange(query, facet, null));
      const values = unfiltered.flatMap((view) => numberOf(view, facet) ?? []);
      const last = bounds.length - 2;
      const counts = bounds.slice(0, -1).map((from, bin) => {
        const to = bounds[bin + 1]!;
        return values.filter((value) => value >= from && (value < to || (bin === last && value === to))).length;
      });
      return [facet, { bounds, counts, without: unfiltered.length }];
    }),
  );
}

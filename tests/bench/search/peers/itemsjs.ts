import itemsjsOf from 'itemsjs';
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { MAX_CLOSEST } from '../oracle/gaps';
import { choiceOf, facetsOf, numberOf } from '../oracle/offerValues';
import { createQueryWordParser, ownText, type QueryWord } from '../oracle/queryWords';
import type { Counts, PeerKind, Shop } from './peer';
import { choicesOf, groupWants, mustVariantsOf, sortFieldOf } from './queryParts';

/** A document of itemsjs: facets as fields; `any` repeats the items for the disjunctive facet. */
type Doc = {
  readonly id: number;
  readonly offer: Offer;
  readonly text: string;
  readonly levels: ReadonlyMap<string, number>;
  readonly item: readonly string[];
  readonly any: readonly string[];
  readonly price: number;
  readonly listedAt: number;
  readonly code: string;
};

/** Above the number of values of any facet. */
const ALL_BUCKETS = 100_000;
const STATUSES = ['onSale', 'reserved', 'sold'];

/** itemsjs, with conjunctive and disjunctive aggregations for what it can count, and its `filter` callback for what it
 *  cannot express: levels, ranges, unwanted items, text in Chinese and Japanese
 *  (https://github.com/itemsapi/itemsjs#readme, "itemsjs.search(options)"). The count of a wanted item takes a further search unless
 *  the item is a must want at level 1. Closest offers are not supported. */
export const itemsjs: PeerKind = {
  name: 'itemsjs',
  startsFrom: 'offers',
  imports: "export { default } from 'itemsjs';",
  files: [],
  build: async (shop) => {
    const { choices } = facetsOf(shop.offers);
    const parseQueryWords = createQueryWordParser(shop.names);
    const engine = itemsjsOf(docsOf(shop, choices), {
      aggregations: {
        item: { conjunction: true, size: ALL_BUCKETS },
        any: { conjunction: false, size: ALL_BUCKETS },
        ...Object.fromEntries(choices.map((facet) => [facet, { conjunction: false, size: ALL_BUCKETS }])),
      },
      sortings: {
        price: { field: ['price', 'listedAt', 'code'], order: ['asc', 'desc', 'asc'] },
        newest: { field: ['listedAt', 'code'], order: ['desc', 'asc'] },
      },
      searchableFields: [],
    });
    const searchFor = (query: Query, page: { readonly per_page: number; readonly sort?: string }) =>
      engine.search({ ...page, filters: filtersOf(query), ...filterOf(query, parseQueryWords(query.text)) });
    return {
      search: (query) => {
        const sort = sortFieldOf(query);
        const { data, pagination } = searchFor(query, { per_page: query.shown, ...(sort === null ? {} : { sort }) });
        const countsOf = (facet: string): Counts =>
          Object.fromEntries((data.aggregations[facet]?.buckets ?? []).map((one) => [one.key, one.doc_count]));
        const items: Record<string, number> = { ...countsOf('item') };
        for (const [item, changed] of mustVariantsOf(query)) {
          items[item] = searchFor(changed, { per_page: 0 }).pagination.total;
        }
        return {
          total: pagination.total,
          hits: sort === null ? null : data.items.map(({ code }) => code),
          closest: pagination.total < MAX_CLOSEST ? null : [],
          items,
          choices: Object.fromEntries(choices.map((facet) => [facet, countsOf(facet)])),
        };
      },
    };
  },
};

function docsOf({ offers }: Shop, choices: readonly string[]): readonly Doc[] {
  return offers.map((offer, i) => {
    const item = offer.items.map((one) => one.item);
    return {
      ...Object.fromEntries(choices.map((facet) => [facet, choiceOf(offer, facet) ?? undefined])),
      id: i + 1,
      offer,
      text: ownText(offer),
      levels: new Map<string, number>(offer.items.map((one) => [one.item, one.level])),
      item,
      any: item,
      price: offer.price.amount,
      listedAt: offer.listedAt,
      code: offer.code,
    };
  });
}

function filtersOf(query: Query): Readonly<Record<string, readonly string[]>> {
  const { must, any } = groupWants(query);
  const selectedFacets = Object.entries(choicesOf(query)).map(([facet, { not, values }]) => {
    if (!not) return [facet, values] as const;
    if (facet !== 'status') throw new Error('only sold may be excluded in the benchmark');
    return [facet, STATUSES.filter((status) => !values.includes(status))] as const;
  });
  return {
    ...Object.fromEntries(selectedFacets),
    item: must.map(({ item }) => item),
    any: any.map(({ item }) => item),
  };
}

/** Returns the callback for conditions that filters cannot express; no callback if there are no such conditions, because itemsjs
 *  would call it for every document. */
function filterOf(query: Query, words: readonly QueryWord[]): { readonly filter?: (doc: Doc) => boolean } {
  const { must, any, never } = groupWants(query);
  const ranges = Object.entries(query.ranges);
  const leveled = must.filter(({ level }) => level > 1);
  if (any.some(({ level }) => level > 1)) throw new Error('any wants above level 1 are not supported');
  if (leveled.length + never.length + ranges.length + words.length === 0) return {};
  return {
    filter: ({ offer, levels, text }) =>
      leveled.every(({ item, level }) => (levels.get(item) ?? 0) >= level) &&
      never.every(({ item, level }) => (levels.get(item) ?? 0) < level) &&
      ranges.every(([facet, { min, max }]) => {
        const value = numberOf(offer, facet);
        return value !== null && (min === null || value >= min) && (max === null || value <= max);
      }) &&
      words.every(({ folded, items }) => text.includes(folded) || offer.items.some(({ item }) => items.has(item))),
  };
}

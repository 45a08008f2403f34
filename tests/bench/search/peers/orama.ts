import { create, insertMultiple, search } from '@orama/orama';
import type { Offer } from '@/domain/offer';
import type { Query, Range, Want } from '@/domain/query';
import { MAX_CLOSEST } from '../oracle/gaps';
import { choiceOf, facetsOf, numberOf } from '../oracle/offerValues';
import { createQueryWordParser, ownText, type QueryWord } from '../oracle/queryWords';
import { gramsOf, gramsWithin } from './grams';
import type { Counts, PeerKind } from './peer';
import { choicesOf, groupWants, mustVariantsOf, sortFieldOf } from './queryParts';

/** A where clause. Orama's own type depends on the schema, which depends on the offers. */
type Where = { readonly [part: string]: unknown };

type Found = {
  readonly count: number;
  readonly hits: readonly { readonly document: { readonly code: string } }[];
  readonly facets?: Readonly<Record<string, { readonly values: Counts }>>;
};

/** Orama with filters over enum fields: nested `and`, `or` and `not`, with `containsAll` and `containsAny` for arrays
 *  (https://docs.orama.com/docs/orama-js/search/filters). Text is a filter on the grams of an offer, because the term search cannot
 *  express alternative items for a word. Facets count found documents (https://docs.orama.com/docs/orama-js/search/facets), so each
 *  facet that has a choice takes a further search without that choice. Hits are sorted by one precomputed rank (…/search/sorting).
 *  Closest offers are not supported. */
export const orama: PeerKind = {
  name: 'Orama',
  startsFrom: 'offers',
  imports: "export { create, insertMultiple, search } from '@orama/orama';",
  files: [],
  build: async (shop) => {
    const { ranges, choices } = facetsOf(shop.offers);
    const parseQueryWords = createQueryWordParser(shop.names);
    const numbers = [...ranges, 'byPrice', 'byTime'];
    const db = create({
      schema: {
        ...Object.fromEntries(numbers.map((field) => [field, 'number' as const])),
        ...Object.fromEntries(choices.map((field) => [field, 'enum' as const])),
        item: 'enum[]' as const,
        leveled: 'enum[]' as const,
        gram: 'enum[]' as const,
      },
      sort: { unsortableProperties: [...ranges] },
    });
    await insertMultiple(db, docsOf(shop.offers, ranges, choices), 1_000);
    const find = (query: Query, params: object, ignoredFacet?: string): Found => {
      const where = whereOf(query, parseQueryWords(query.text), ignoredFacet);
      return search(db, { where, ...params } as never) as unknown as Found;
    };
    const countsWithout = (query: Query, facet: string): Counts =>
      find(query, { preflight: true, facets: { [facet]: {} } }, facet).facets?.[facet]?.values ?? {};
    return {
      search: (query) => {
        const sort = sortFieldOf(query);
        const selectedFacets = Object.keys(choicesOf(query));
        const otherFacets = choices.filter((facet) => !selectedFacets.includes(facet));
        const { count, hits, facets } = find(query, {
          limit: query.shown,
          facets: Object.fromEntries(['item', ...otherFacets].map((facet) => [facet, {}])),
          ...(sort === null ? {} : { sortBy: { property: sort === 'price' ? 'byPrice' : 'byTime', order: 'ASC' } }),
        });
        const items: Record<string, number> = { ...facets?.item?.values };
        for (const [item, changed] of mustVariantsOf(query)) {
          items[item] = find(changed, { preflight: true }).count;
        }
        return {
          total: count,
          hits: sort === null ? null : hits.map(({ document }) => document.code),
          closest: count < MAX_CLOSEST ? null : [],
          items,
          choices: Object.fromEntries([
            ...otherFacets.map((facet) => [facet, facets?.[facet]?.values ?? {}]),
            ...selectedFacets.map((facet) => [facet, countsWithout(query, facet)]),
          ]),
        };
      },
    };
  },
};

function docsOf(offers: readonly Offer[], ranges: readonly string[], choices: readonly string[]): object[] {
  const newest = (a: Offer, b: Offer) => b.listedAt - a.listedAt || (a.code < b.code ? -1 : 1);
  const byTime = rankOf(offers, newest);
  const byPrice = rankOf(offers, (a, b) => a.price.amount - b.price.amount || newest(a, b));
  return offers.map((offer) => ({
    ...Object.fromEntries(ranges.map((facet) => [facet, numberOf(offer, facet) ?? undefined])),
    ...Object.fromEntries(choices.map((facet) => [facet, choiceOf(offer, facet) ?? undefined])),
    code: offer.code,
    byPrice: byPrice.get(offer),
    byTime: byTime.get(offer),
    item: offer.items.map(({ item }) => item),
    leveled: offer.items.flatMap(({ item, level }) =>
      Array.from({ length: level - 1 }, (_, i) => tokenOf({ item, level: i + 2 })),
    ),
    gram: gramsOf(ownText(offer)),
  }));
}

function rankOf(offers: readonly Offer[], compare: (a: Offer, b: Offer) => number): ReadonlyMap<Offer, number> {
  return new Map([...offers].sort(compare).map((offer, rank) => [offer, rank]));
}

function tokenOf({ item, level }: Pick<Want, 'item' | 'level'>): string {
  return `${item}@${level}`;
}

/** @param ignoredFacet  the facet whose choice is left out of the clause; none by default */
function whereOf(query: Query, words: readonly QueryWord[], ignoredFacet?: string): Where {
  const { must, any, never } = groupWants(query);
  const field = (wants: readonly Want[], level: 'item' | 'leveled') =>
    wants
      .filter((want) => want.level > 1 === (level === 'leveled'))
      .map((want) => (want.level > 1 ? tokenOf(want) : want.item));
  const all = (['item', 'leveled'] as const).flatMap((name) => {
    const values = field(must, name);
    return values.length === 0 ? [] : [{ [name]: { containsAll: values } }];
  });
  const some = (wants: readonly Want[]): readonly Where[] =>
    (['item', 'leveled'] as const).flatMap((name) => {
      const values = field(wants, name);
      return values.length === 0 ? [] : [{ [name]: { containsAny: values } }];
    });
  const parts: Where[] = [
    ...all,
    ...(any.length === 0 ? [] : [{ or: some(any) }]),
    ...some(never).map((not) => ({ not })),
    ...Object.entries(query.ranges).map(([facet, range]) => ({ [facet]: toOperation(range) })),
    ...Object.entries(choicesOf(query))
      .filter(([facet]) => facet !== ignoredFacet)
      .map(([facet, { not, values }]) => ({ [facet]: { [not ? 'nin' : 'in']: [...values] } })),
    ...words.map(({ folded, items }) => ({
      or: [{ gram: { containsAll: gramsWithin(folded) } }, { item: { containsAny: [...items] } }],
    })),
  ];
  // Passing no filter is faster than passing one that accepts everything.
  return parts.length === 0 ? {} : { and: parts };
}

function toOperation({ min, max }: Range): Where {
  if (min !== null && max !== null) return { between: [min, max] };
  return min !== null ? { gte: min } : { lte: max };
}

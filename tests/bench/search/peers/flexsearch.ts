import { Index } from 'flexsearch';
import { createQueryWordParser, type QueryWord } from '../oracle/queryWords';
import { searchByFilter } from './filterOffers';
import { type FilterView, prepareViews } from './filterViews';
import { gramsOf } from './grams';
import type { PeerKind } from './peer';
import { groupWants } from './queryParts';

/** FlexSearch finds the offers that match the text and have the must items; the rest is filtered, since FlexSearch has no counts,
 *  ranges or sort orders. All terms of a search are required. A custom encoder creates the terms
 *  (https://github.com/nextapps-de/flexsearch/blob/master/doc/encoder.md). */
export const flexsearch: PeerKind = {
  name: 'FlexSearch + filter',
  startsFrom: 'offers',
  imports: "export { Index } from 'flexsearch';",
  files: [],
  build: async (shop) => {
    const filterShop = prepareViews(shop.offers);
    const { views } = filterShop;
    const parseQueryWords = createQueryWordParser(shop.names);
    const texts = new Index({ tokenize: 'strict', encode: (text: string) => [...gramsOf(text)] });
    const items = new Index({ tokenize: 'strict', encode: (text: string) => text.split(' ') });
    for (const [id, { offer, text }] of views.entries()) {
      texts.add(id, text);
      items.add(id, offer.items.map(({ item }) => item).join(' '));
    }
    const limit = views.length;
    const find = (index: Index, text: string) => index.search(text, { limit }) as number[];
    const matching = ({ folded, items: named }: QueryWord): ReadonlySet<number> =>
      new Set([...find(texts, folded), ...[...named].flatMap((item) => find(items, item))]);
    const having = (wanted: readonly string[]): ReadonlySet<number> => new Set(find(items, wanted.join(' ')));
    const viewsOf = (sets: readonly ReadonlySet<number>[]): readonly FilterView[] => {
      const [first, ...others] = [...sets].sort((a, b) => a.size - b.size);
      if (first === undefined) return views;
      return [...first].filter((id) => others.every((ids) => ids.has(id))).map((id) => views[id]!);
    };
    return {
      search: (query) => {
        const words = parseQueryWords(query.text);
        const must = groupWants(query).must.map(({ item }) => item);
        const byText = words.map(matching);
        const hits = viewsOf(must.length === 0 ? byText : [...byText, having(must)]);
        return searchByFilter(filterShop, { hits, nearMisses: viewsOf(byText) }, query, words);
      },
    };
  },
};

import type { CombinationOperator, Query as TextQuery } from 'minisearch';
import MiniSearch from 'minisearch';
import { createQueryWordParser, type QueryWord } from '../oracle/queryWords';
import { searchByFilter } from './filterOffers';
import { type FilterView, prepareViews } from './filterViews';
import { gramsOf, gramsWithin } from './grams';
import type { PeerKind } from './peer';

type Doc = { readonly id: number; readonly text: string; readonly items: string };

const AND: CombinationOperator = 'AND';
const OR: CombinationOperator = 'OR';

/** MiniSearch finds the offers that match the text; the rest is filtered, since MiniSearch has no facets, ranges or sort orders.
 *  It uses a custom tokenizer, as documented for languages without spaces, and nested queries
 *  (https://lucaong.github.io/minisearch/classes/MiniSearch.MiniSearch.html#search): a word matches an offer by all of its grams,
 *  or by an item with a matching name. */
export const minisearch: PeerKind = {
  name: 'MiniSearch + filter',
  startsFrom: 'offers',
  imports: "export { default } from 'minisearch';",
  files: [],
  build: async (shop) => {
    const filterShop = prepareViews(shop.offers);
    const { views } = filterShop;
    const parseQueryWords = createQueryWordParser(shop.names);
    const index = new MiniSearch<Doc>({
      fields: ['text', 'items'],
      tokenize: (value, field) => (field === 'text' ? [...gramsOf(value)] : value.split(' ')),
      processTerm: (term) => term,
      searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
    });
    index.addAll(
      views.map(({ offer, text }, id) => ({ id, text, items: offer.items.map(({ item }) => item).join(' ') })),
    );
    const find = (words: readonly QueryWord[]): readonly FilterView[] =>
      index.search(toTextQuery(words)).map(({ id }) => views[id]!);
    return {
      search: (query) => {
        const words = parseQueryWords(query.text);
        const found = words.length === 0 ? views : find(words);
        return searchByFilter(filterShop, { hits: found, nearMisses: found }, query, words);
      },
    };
  },
};

function toTextQuery(words: readonly QueryWord[]): TextQuery {
  return {
    combineWith: AND,
    queries: words.map(({ folded, items }) => ({
      combineWith: OR,
      queries: [
        { combineWith: AND, fields: ['text'], queries: [...gramsWithin(folded)] },
        { combineWith: OR, fields: ['items'], queries: [...items] },
      ],
    })),
  };
}

import { createQueryWordParser } from '../oracle/queryWords';
import { searchByFilter } from './filterOffers';
import { prepareViews } from './filterViews';
import type { PeerKind } from './peer';

/** An optimized loop over objects: no library, no index, one pass over all offers. */
export const naive: PeerKind = {
  name: 'Array.filter',
  startsFrom: 'offers',
  imports: '',
  files: [],
  build: async (shop) => {
    const filterShop = prepareViews(shop.offers);
    const { views } = filterShop;
    const parseQueryWords = createQueryWordParser(shop.names);
    return {
      search: (query) =>
        searchByFilter(filterShop, { hits: views, nearMisses: views }, query, parseQueryWords(query.text)),
    };
  },
};

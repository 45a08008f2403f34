import { createWordReader } from '../oracle/words';
import { answerByFilter } from './filterOffers';
import { prepareViews } from './filterViews';
import type { PeerKind } from './peer';

/** Array.filter over objects, written with care: no library, no index, one pass over all offers. */
export const naive: PeerKind = {
  name: 'Array.filter',
  startsFrom: 'offers',
  imports: '',
  files: [],
  build: async (shop) => {
    const filterShop = prepareViews(shop.offers);
    const { views } = filterShop;
    const readWords = createWordReader(shop.names);
    return { ask: (query) => answerByFilter(filterShop, { hits: views, near: views }, query, readWords(query.text)) };
  },
};

/** @jest-environment node */
import type { Hit } from '@/domain/searchResponse';
import { lowestPriceIndex } from '@/features/compare/bestIndex';
import { hit } from '../search-state/shopBuild';

const offerFor = (price: number, live: Hit['live'] = 'onSale') => hit({ offer: { price }, live });

describe('lowestPriceIndex', () => {
  it.each<[string, readonly Hit[], number]>([
    ['the offer with the lowest price', [offerFor(300), offerFor(200), offerFor(400)], 1],
    ['none if two offers share the lowest price', [offerFor(200), offerFor(200), offerFor(400)], -1],
    ['the lowest price that is not sold', [offerFor(300), offerFor(100, 'sold'), offerFor(400)], 0],
    ['none if only one offer is not sold', [offerFor(300), offerFor(100, 'sold')], -1],
  ])('returns the index of %s', (_offer, hits, expected) => {
    expect(lowestPriceIndex(hits)).toBe(expected);
  });
});

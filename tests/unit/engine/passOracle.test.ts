/** @jest-environment node */
import fc from 'fast-check';
import type { EpochMs } from '@/domain/offer';
import type { SearchResponse } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { createPassOracle } from '../../bench/search/oracle/passOracle';
import { readShop } from '../../bench/search/oracle/shopRows';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createRandom, randomNames, randomOffers, randomOverlay } from '../randomShop';
import { createNaiveSearch } from './naiveSearch';

const CATALOG_INFO: CatalogInfo = {
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  segments: { loaded: 3, failed: 1, all: 4 },
};
const QUERIES_EACH = 6;

describe('createPassOracle', () => {
  it('returns the same responses as the naive oracle', () => {
    const pages: SearchResponse[] = [];
    const shop = fc.record({ seed: fc.nat(), items: fc.integer({ min: 1, max: 30 }), offers: fc.nat({ max: 120 }) });

    fc.assert(
      fc.property(shop, ({ seed, items, offers: count }) => {
        const random = createRandom(seed);
        const names = randomNames(random, items);
        const offers = randomOffers(random, names, count + 1);
        const overlay = random.happens(0.2) ? null : randomOverlay(random, offers);
        const pass = createPassOracle(readShop(offers, names), overlay, CATALOG_INFO);
        const naive = createNaiveSearch(offers, names, overlay, CATALOG_INFO);

        for (let i = 0; i < QUERIES_EACH; i++) {
          const query = randomQuery(random, offers, names);

          const page = pass(query);

          expect({ query, difference: findDifference(page, naive(query)) }).toEqual({ query, difference: null });
          pages.push(page);
        }
      }),
      { numRuns: 150 },
    );
    const share = (holds: (page: SearchResponse) => boolean) => pages.filter(holds).length / pages.length;
    expect(pages.length).toBeGreaterThanOrEqual(900);
    expect(share(({ total }) => total >= 12)).toBeGreaterThan(0.1);
    expect(share(({ closest }) => closest.length > 0)).toBeGreaterThan(0.3);
    expect(share(({ withoutChip, total }) => withoutChip.some((entry) => entry > total))).toBeGreaterThan(0.3);
  });
});

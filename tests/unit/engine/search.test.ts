/** @jest-environment node */
import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import type { EpochMs, Offer } from '@/domain/offer';
import type { SearchPage } from '@/domain/searchPage';
import { buildIndex } from '@/engine/buildIndex';
import { joinOverlay } from '@/engine/joinOverlay';
import type { About } from '@/engine/offerIndex';
import { search } from '@/engine/search';
import { createPassOracle } from '../../bench/search/oracle/passOracle';
import { readShop } from '../../bench/search/oracle/shopRows';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createChance, randomNames, randomOffers, randomOverlay } from '../randomShop';

const ABOUT: About = {
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  segments: { loaded: 3, failed: 1, all: 4 },
};
const OFFERS = 2_000;
const QUERIES_EACH = 200;

function inThree(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return [0, 1, 2].map((part) => offers.filter((_, i) => i % 3 === part));
}

function withItemsInOrder(offer: Offer): Offer {
  return { ...offer, items: [...offer.items].sort((a, b) => (a.item < b.item ? -1 : 1)) };
}

describe('search', () => {
  const pages: SearchPage[] = [];

  it.each([1, 2, 3, 4])('equals the oracle in every part of the page, shop %i', (seed) => {
    const chance = createChance(seed);
    const names = randomNames(chance, 80);
    const offers = randomOffers(chance, names, OFFERS).map(withItemsInOrder);
    const overlay = seed === 1 ? null : randomOverlay(chance, offers);
    const parts = seed === 2 ? [offers] : inThree(offers);
    const index = buildIndex(
      parts.map((part) => decodeSegment(encodeSegment(part, 'CNY'))),
      names,
      ABOUT,
      seed > 2 ? { most: 450 } : {},
    );
    expect(index.blocks.length).toBe(seed > 2 ? 6 : 1);
    const live = joinOverlay(index, overlay);
    const oracle = createPassOracle(readShop(offers, names), overlay, ABOUT);

    for (let i = 0; i < QUERIES_EACH; i++) {
      const query = randomQuery(chance, offers, names);

      const page = search(index, query, live);

      expect({ query, difference: findDifference(page, oracle(query)) }).toEqual({ query, difference: null });
      pages.push(page);
    }
  });

  it('was asked queries that tell: few, many and no hits, near offers, counts that differ', () => {
    const share = (holds: (page: SearchPage) => boolean) => pages.filter(holds).length / pages.length;

    expect(pages.length).toBeGreaterThanOrEqual(800);
    expect(share(({ total }) => total > 0 && total < OFFERS)).toBeGreaterThan(0.6);
    expect(share(({ total }) => total === 0)).toBeGreaterThan(0.05);
    expect(share(({ total }) => total > 100)).toBeGreaterThan(0.1);
    expect(share(({ closest }) => closest.length > 0)).toBeGreaterThan(0.15);
    expect(share(({ closest }) => closest.some(({ gaps }) => gaps.length > 0))).toBeGreaterThan(0.05);
    expect(share(({ withoutChip, total }) => withoutChip.some((count) => count > total))).toBeGreaterThan(0.5);
  });
});

/** @jest-environment node */

import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import type { EpochMs } from '@/domain/offer';
import { orderWants, type Query, WANT_MODES } from '@/domain/query';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { ambiguousWant, offer, overlay, query, want } from '../builders';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createRandom, type Random, randomNames, randomOffers } from '../randomShop';
import { buildTextIndex } from './buildTextIndex';
import { createNaiveSearch } from './naiveSearch';
import { codesOf, searchOffers, textsOf } from './shop';

const OFFERS = [
  offer({ code: 'A-1', items: { mika: 3 } }),
  offer({ code: 'A-2', items: { 'mika-swim': 1, hina: 1 } }),
  offer({ code: 'A-3', items: { hina: 2, 'hina-dress': 1 } }),
  offer({ code: 'A-4', items: {} }),
];
const MIKA = ['mika', 'mika-swim'];
const HINA = ['hina', 'hina-dress'];

const found = (parts: Partial<Query>) => codesOf(searchOffers(OFFERS, parts).hits).toSorted();

describe('a want whose name fits several items', () => {
  it('finds offers with any of them', () => {
    expect(found({ wants: [ambiguousWant('未花', MIKA)] })).toEqual(['A-1', 'A-2']);
  });

  it('requires its level of one of them', () => {
    expect(found({ wants: [ambiguousWant('未花', MIKA, 'must', 2)] })).toEqual(['A-1']);
  });

  it('excludes offers with any of them', () => {
    expect(found({ wants: [ambiguousWant('未花', MIKA, 'never')] })).toEqual(['A-3', 'A-4']);
  });

  it('is independent of other such wants', () => {
    expect(found({ wants: [ambiguousWant('未花', MIKA), ambiguousWant('日奈', HINA)] })).toEqual(['A-2']);
  });

  it('is one of the alternatives in the mode any', () => {
    expect(found({ wants: [ambiguousWant('未花', MIKA, 'any'), want('hina-dress', 'any')] })).toEqual([
      'A-1',
      'A-2',
      'A-3',
    ]);
  });

  it('only affects the order in the mode nice, however many of the items an offer has', () => {
    const wants = [ambiguousWant('日奈', HINA, 'nice'), want('mika-swim', 'nice')];
    const { hits } = searchOffers(OFFERS, { wants });

    expect(hits.map(({ offer: { code }, wantMatches }) => [code, wantMatches.filter(({ met }) => met).length])).toEqual(
      expect.arrayContaining([
        ['A-2', 2],
        ['A-3', 1],
      ]),
    );
    expect(hits[0]?.offer.code).toBe('A-2');
  });

  it('shows offers that miss its level as the closest', () => {
    const { closest } = searchOffers(OFFERS, { wants: [ambiguousWant('未花', MIKA, 'must', 4)] });

    expect(codesOf(closest)).toEqual(['A-1', 'A-2']);
    expect(closest[0]?.wantMatches[0]).toMatchObject({ level: 3, met: false });
  });
});

const INFO = {
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  segments: { loaded: 1, failed: 0, all: 1 },
} as const;

/** Adds up to two wants for several items each to a query. */
function withAmbiguousWants(random: Random, base: Query, items: readonly string[]): Query {
  const added = Array.from({ length: random.integer(1, 2) }, () => {
    const several = new Set(Array.from({ length: random.integer(2, 4) }, () => random.pick(items)));
    return several.size < 2
      ? want(random.pick(items))
      : ambiguousWant('x', [...several], random.pick(WANT_MODES), random.integer(1, 3));
  });
  return { ...base, wants: orderWants([...base.wants, ...added]) };
}

describe('search with names that fit several items', () => {
  it.each([1, 2, 3])('equals the naive search in every part of the response, shop %i', (seed) => {
    const random = createRandom(seed);
    const names = randomNames(random, 25);
    const offers = randomOffers(random, names, 150).map((one) => ({
      ...one,
      items: [...one.items].sort((a, b) => (a.item < b.item ? -1 : 1)),
    }));
    const index = buildIndex([decodeSegment(encodeSegment(offers, 'CNY'))], INFO);
    const text = buildTextIndex(index, [textsOf(offers)], names);
    const live = joinOverlay(index, overlay());
    const naive = createNaiveSearch(offers, names, overlay(), INFO);
    const items = names.map(({ item }) => item);

    for (let i = 0; i < 80; i++) {
      const asked = query(withAmbiguousWants(random, randomQuery(random, offers, names), items));

      const difference = findDifference(search(index, asked, live, text), naive(asked));

      expect({ asked, difference }).toEqual({ asked, difference: null });
    }
  });
});

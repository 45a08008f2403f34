/** @jest-environment node */
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import type { EpochMs, Offer } from '@/domain/offer';
import type { SearchResponse } from '@/domain/searchResponse';
import { buildIndex } from '@/engine/index/buildIndex';
import { emptyTextIndex } from '@/engine/index/emptyTextIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { search } from '@/engine/search';
import { createTextIndexBuilder } from '@/engine/text/textIndexBuilder';
import { createPassOracle } from '../../bench/search/oracle/passOracle';
import { readShop } from '../../bench/search/oracle/shopRows';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createRandom, randomNames, randomOffers, randomOverlay } from '../randomShop';
import { buildTextIndex } from './buildTextIndex';
import { textsOf } from './shop';

const CATALOG_INFO: CatalogInfo = {
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

function segmentsOf(parts: readonly (readonly Offer[])[]) {
  return parts.map((part) => decodeSegment(encodeSegment(part, 'CNY')));
}

describe('search', () => {
  const pages: SearchResponse[] = [];

  it.each([1, 2, 3, 4])('equals the oracle in every part of the response, shop %i', (seed) => {
    const random = createRandom(seed);
    const names = randomNames(random, 80);
    const offers = randomOffers(random, names, OFFERS).map(withItemsInOrder);
    const overlay = seed === 1 ? null : randomOverlay(random, offers);
    const parts = seed === 2 ? [offers] : inThree(offers);
    const index = buildIndex(segmentsOf(parts), CATALOG_INFO, seed > 2 ? 450 : undefined);
    expect(index.blocks.length).toBe(seed > 2 ? 5 : 1);
    const live = joinOverlay(index, overlay);
    const oracle = createPassOracle(readShop(offers, names), overlay, CATALOG_INFO);
    const text = buildTextIndex(index, parts.map(textsOf), names);

    for (let i = 0; i < QUERIES_EACH; i++) {
      const query = randomQuery(random, offers, names);

      const page = search(index, query, live, text);

      expect({ query, difference: findDifference(page, oracle(query)) }).toEqual({ query, difference: null });
      pages.push(page);
    }
  });

  it('covers few, many and no hits, closest offers, and chips whose removal adds hits', () => {
    const share = (holds: (page: SearchResponse) => boolean) => pages.filter(holds).length / pages.length;

    expect(pages.length).toBeGreaterThanOrEqual(800);
    expect(share(({ total }) => total > 0 && total < OFFERS)).toBeGreaterThan(0.6);
    expect(share(({ total }) => total === 0)).toBeGreaterThan(0.05);
    expect(share(({ total }) => total > 100)).toBeGreaterThan(0.1);
    expect(share(({ closest }) => closest.length > 0)).toBeGreaterThan(0.15);
    expect(share(({ closest }) => closest.some(({ gaps }) => gaps.length > 0))).toBeGreaterThan(0.05);
    expect(share(({ withoutChip, total }) => withoutChip.some((count) => count > total))).toBeGreaterThan(0.5);
  });
});

describe('search before all texts are loaded', () => {
  const random = createRandom(5);
  const names = randomNames(random, 80);
  const offers = randomOffers(random, names, 400).map(withItemsInOrder);
  const catalogInfo: CatalogInfo = { ...CATALOG_INFO, segments: { loaded: 3, failed: 0, all: 3 } };
  const parts = inThree(offers);
  const index = buildIndex(segmentsOf(parts), catalogInfo, 140);
  const live = joinOverlay(index, null);
  const oracle = createPassOracle(readShop(offers, names), null, catalogInfo);
  const queries = Array.from({ length: 120 }, () => randomQuery(random, offers, names));
  const partialText = createTextIndexBuilder(names);
  for (const [blockIndex, block] of index.blocks.entries()) {
    if (blockIndex < 2) partialText.addCodes(block);
    if (blockIndex === 0) partialText.addLines(block, (source) => textsOf(parts[source]!));
  }
  const stages = { nothing: emptyTextIndex('loading'), 'some blocks': partialText.read('loading') };

  it.each(['nothing', 'some blocks'] as const)(
    'finds a subset marked as incomplete with a text, and everything without one, with %s loaded',
    (stage) => {
      for (const query of queries) {
        const page = search(index, query, live, stages[stage]);

        const all = oracle({ ...query, shown: offers.length });
        const codes = new Set(all.hits.map(({ offer }) => offer.code));
        const hasText = query.text.trim() !== '';
        expect(page.hits.filter(({ offer }) => !codes.has(offer.code))).toEqual([]);
        expect(page.catalog).toMatchObject({ complete: !hasText, texts: 'loading' });
        if (hasText) expect(page.total).toBeLessThanOrEqual(all.total);
        else expect({ total: page.total, counts: page.counts }).toEqual({ total: all.total, counts: all.counts });
      }
    },
  );

  it('returns offers without titles and notes until these are loaded', () => {
    const { hits } = search(
      index,
      { ...queries[0]!, text: '', wants: [], ranges: {}, choices: {} },
      live,
      stages.nothing,
    );

    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map(({ offer: { title, note } }) => title + note).join('')).toBe('');
  });

  it('finds offers by code, item name and shop before the titles are loaded', () => {
    const codesOnly = createTextIndexBuilder(names);
    index.blocks.forEach(codesOnly.addCodes);
    const entry = offers.find(({ status, items }) => status !== 'sold' && items.length > 0)!;
    const itemName = names.find(({ item }) => item === entry.items[0]!.item)!.names[0]!;
    const ask = (text: string) => {
      const query = { ...queries[0]!, text, wants: [], ranges: {}, choices: {}, shown: offers.length };
      return search(index, query, live, codesOnly.read('loading')).hits.map(({ offer }) => offer.code);
    };

    for (const text of [entry.code, itemName, entry.shop]) expect(ask(text)).toContain(entry.code);
  });
});

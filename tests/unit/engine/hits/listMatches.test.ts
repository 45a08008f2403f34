/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { MAX_SHOWN } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { listMatches } from '@/engine/hits/listMatches';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { offer, overlay, query, want } from '../../builders';
import { randomQuery } from '../../randomQuery';
import { createRandom, randomNames, randomOffers, randomOverlay } from '../../randomShop';
import { indexOf } from '../shop';

const metOf = ({ wantMatches }: Hit) => wantMatches.filter(({ want: { mode }, met }) => met && mode !== 'never').length;

describe('listMatches', () => {
  it('returns the hits in their order with their numbers', () => {
    const random = createRandom(3);
    const names = randomNames(random, 30);
    const offers = randomOffers(random, names, 400);
    const { index, text } = indexOf(offers, names, [offers.slice(0, 250), offers.slice(250)], 128);
    for (let round = 0; round < 60; round++) {
      const live = joinOverlay(index, round % 2 === 0 ? null : randomOverlay(random, offers));
      const testQuery = { ...randomQuery(random, offers, names), shown: MAX_SHOWN };
      const { hits, total, histograms } = search(index, testQuery, live, text);

      const points = listMatches(index, testQuery, MAX_SHOWN, live, text);

      expect(points.total).toBe(total);
      expect(points.codes).toEqual(hits.map((hit) => hit.offer.code));
      expect([...points.prices]).toEqual(hits.map((hit) => hit.price.amount / 100));
      expect([...points.met]).toEqual(hits.map(metOf));
      for (const facet of Object.keys(histograms).filter((entry) => entry !== 'price')) {
        const values = hits.map(
          ({ offer: { resources, attributes } }) => resources[facet] ?? attributes[facet] ?? Number.NaN,
        );
        expect([...(points.numbers[facet] ?? [])]).toEqual(values);
      }
    }
  });

  it('returns the requested number of hits with current prices', () => {
    const offers = [1, 2, 3].map((n) => offer({ code: `A-${n}`, price: n * 1000, items: { 'svt-1': n } }));
    const { index, text } = indexOf(offers);
    const live = joinOverlay(index, overlay({ prices: new Map([['A-3' as OfferCode, 5]]) }));
    const testQuery = query({ wants: [want('svt-1', 'nice', 2)], sort: { key: 'price', reversed: false } });

    const points = listMatches(index, testQuery, 2, live, text);

    expect(points).toMatchObject({ total: 3, codes: ['A-3', 'A-1'] });
    expect([...points.prices]).toEqual([5, 10]);
    expect([...points.met]).toEqual([1, 0]);
  });
});

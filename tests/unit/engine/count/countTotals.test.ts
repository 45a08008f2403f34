/** @jest-environment node */

import { countTotals } from '@/engine/count/countTotals';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { randomQuery } from '../../randomQuery';
import { createRandom, randomNames, randomOffers, randomOverlay } from '../../randomShop';
import { indexOf } from '../shop';

describe('countTotals', () => {
  it('equals the total of a search for every query', () => {
    const random = createRandom(11);
    const names = randomNames(random, 40);
    const offers = randomOffers(random, names, 400);
    const { index, text } = indexOf(offers, names);
    const live = joinOverlay(index, randomOverlay(random, offers));
    const queries = Array.from({ length: 60 }, () => randomQuery(random, offers, names));

    const totals = countTotals(index, queries, live, text);

    expect(totals).toEqual(queries.map((query) => search(index, query, live, text).total));
    expect(new Set(totals).size).toBeGreaterThan(5);
  });
});
